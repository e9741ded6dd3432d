import { data, redirect, redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { dropDraft } from "../../ground/visit/use-draft.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn, type Entries } from "../../parts/forms/entries.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import {
  carriedIn,
  fieldsOf,
  simsIn,
  slotsIn,
  stepIn,
  steps,
  withoutOwnSim,
  withoutSim,
  withSim,
  type Step,
} from "./answers.ts";
import { firstOpen, problemsAt } from "./checks.ts";
import { draftName, keepHere, keptHere } from "./kept.ts";
import { channelOf, factsFor, type Facts } from "./load.ts";
import { withReading } from "./photo-reading.ts";
import { forgetUnsent, sendPhoto } from "./photo-upload.ts";
import { sendForm } from "./send.ts";

/** A step that is shown again, or, without scripts, the one that follows: the answers go along in its form. */
export type Answered = FormAnswer & { step: Step; facts: Facts };

type Photographs = { entries: Entries; problems: FieldProblem[]; isNew: boolean };

const isBrowser = !import.meta.env.SSR;

/**
 * One step's form was sent. In the browser the answers are kept in the tab, and the address names the step; on the server
 * nothing is kept, and the answers travel in the pages themselves.
 */
export async function answer(url: URL, form: FormData, asking: Asking) {
  const step = stepIn(textIn(form, "step"));
  const go = textIn(form, "go");
  const entries = begun(entriesIn(form, step));
  if (go === "forget") return forget(url, entries, asking);
  if (go === "sims.add") return again({ ...entries, sims: String(simsIn(entries) + 1) });
  if (go.startsWith("sims.remove.")) return again(withoutSim(entries, Number(go.slice("sims.remove.".length))));
  if (go.startsWith("sims.put.")) return again(withSim(entries, go.slice("sims.put.".length)));
  if (go.startsWith("sims.drop.")) return again(withoutOwnSim(entries, go.slice("sims.drop.".length)));
  if (go === "read") return again(await withReading(entries, asking));
  if (go === "phone") return takeFromPhone();
  if (go === "back") return show(steps[Math.max(0, steps.indexOf(step) - 1)]!, entries);
  if (go.startsWith("to.")) return show(stepIn(go.slice("to.".length)), entries);
  if (step === "photo") return takePhotos();
  const problems = await problemsAt(step, entries, asking);
  if (problems.length > 0) return again(entries, problems, 422);
  if (step !== "send") return next(entries);
  const sent = await sendForm(entries, asking);
  if ("problems" in sent) return again(sent.entries, sent.problems, sent.status, sent);
  dropHere();
  return redirectDocument(sent.address, 303);

  async function takePhotos() {
    let sent: Photographs = { entries, problems: [], isNew: false };
    for (const slot of slotsIn(entries)) {
      const one = await sendPhoto(form, { slot, entries: sent.entries, channel: channelOf(url) }, asking);
      sent = { ...one, problems: [...sent.problems, ...one.problems], isNew: sent.isNew || one.isNew };
    }
    return arrived(sent);
  }

  /** What another device has photographed for this form (hand-over/). */
  async function takeFromPhone() {
    const { number = "", key = "" } = entries;
    const found = await asking.call("/realName/getHandOver", { number, key }).catch((error: unknown) => {
      if (error instanceof CallRefused) return error;
      throw error;
    });
    if (found instanceof CallRefused) return again(entries, [{ message: found.message }], 503);
    const { photos } = found;
    const { kept } = wordsOf(asking.language, "real-name").handOver;
    const named = photos.flatMap(({ slot, warnings }) => [
      [`kept.${slot}`, kept],
      [`warnings.${slot}`, warnings.join()],
    ]);
    return arrived({ entries: { ...entries, ...Object.fromEntries(named) }, problems: [], isNew: photos.length > 0 });
  }

  async function arrived(photographs: Photographs) {
    const { isNew } = photographs;
    const sent = isNew ? { ...photographs, entries: await withReading(photographs.entries, asking) } : photographs;
    const refused = sent.problems.length > 0 ? sent.problems : await problemsAt(step, sent.entries, asking);
    if (refused.length > 0) return again(sent.entries, refused, 422);
    // what a person may see otherwise is said once, and does not stop anybody
    const isWarned = isNew && slotsIn(entries).some((slot) => sent.entries[`warnings.${slot}`]);
    return isWarned ? again(sent.entries) : next(sent.entries);
  }

  /** Whoever was at the end and changes one answer comes straight back to what is to be sent. */
  function next(answers: Entries) {
    const open = firstOpen(answers);
    const following = steps[steps.indexOf(step) + 1]!;
    const isBack = answers.whole === "on" || steps.indexOf(open) < steps.indexOf(following);
    return show(isBack ? open : following, answers);
  }

  async function show(to: Step, said: Entries) {
    const answers = to === "send" ? { ...said, whole: "on" } : said;
    if (!isBrowser) return again(answers, [], 200, { step: to });
    keepHere(answers);
    const address = new URL(url);
    address.searchParams.set("step", to);
    return (to === "photo" && !mayPhotographHere() ? redirectDocument : redirect)(address.pathname + address.search);
  }

  async function again(
    answers: Entries,
    problems: FieldProblem[] = [],
    status = 200,
    { step: at = step, title }: { step?: Step; title?: string } = {},
  ) {
    if (isBrowser) keepHere(answers);
    const { summary } = wordsOf(asking.language, "errors");
    return data<Answered>(
      {
        id: newUuid(),
        step: at,
        entries: answers,
        title: title ?? summary,
        problems,
        facts: await factsFor(at, asking),
      },
      { status },
    );
  }
}

/** The camera is allowed to the page that was loaded, and pages of the shop are opened from each other without loading. */
function mayPhotographHere(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return /\/(real-name(-channel|-result)?|prepaid\/realname)$/.test(new URL(loaded?.name ?? location.href).pathname);
}

/** What this step says in place of what it said before, beside what the others have said. */
function entriesIn(form: FormData, step: Step): Entries {
  const before = isBrowser ? Object.entries(carriedIn(keptHere())) : [];
  const said = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  return Object.fromEntries([...before.filter(([name]) => !fieldsOf[step].includes(name)), ...said]);
}

/** The first answer begins the day after which all is forgotten; the same form sent twice is one. */
const begun = (entries: Entries): Entries => ({
  ...entries,
  begun: entries.begun || new Date().toISOString(),
  requestKey: entries.requestKey || newUuid(),
});

function dropHere(): void {
  if (!isBrowser) return;
  dropDraft(draftName);
  forgetUnsent();
}

async function forget(url: URL, { number, key }: Entries, { call }: Asking) {
  dropHere();
  if (number && key)
    await call("/realName/withdraw", { number, key, requestKey: newUuid() }).catch((error: unknown) => {
      // it was over, or is swept by itself
      if (!(error instanceof CallRefused)) throw error;
    });
  return redirectDocument(url.pathname, 303);
}
