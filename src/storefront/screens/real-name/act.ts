import { data, redirect, redirectDocument } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn, type Entries } from "../../parts/forms/entries.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import {
  joined,
  simsIn,
  slotsIn,
  stepIn,
  steps,
  withoutPhotos,
  withoutOwnSim,
  withoutSim,
  withSim,
  type Step,
} from "./answers.ts";
import { withDecisions } from "./check-places.ts";
import { firstOpen, isRuledOut, problemsAt } from "./checks.ts";
import { dropKept, keepHere, keepSent, keptHere } from "./form-on-device.ts";
import { channelOf, factsFor, type Facts } from "./load.ts";
import { forgetPieces, withReading } from "./photo-reading.ts";
import { forgetUnsent, sendPhoto } from "./photo-upload.ts";
import { withRules } from "./rules-asked.ts";
import { sendForm } from "./send.ts";
import { forgetShot, withoutShot } from "./shot-here.ts";
import { isSimToRead, withSimOfPhoto } from "./sim-photo.ts";

/** A step that is shown again, or, without scripts, the one that follows: the answers go along in its form. */
export type Answered = FormAnswer & { step: Step; facts: Facts | undefined };

type Photographs = { entries: Entries; problems: FieldProblem[]; isNew: boolean };

const isBrowser = !import.meta.env.SSR;

/**
 * One step's form was sent. In the browser the answers are kept in the tab, and the address names the step; on the server
 * nothing is kept, and the answers travel in the pages themselves.
 */
export async function answer(url: URL, form: FormData, asking: Asking) {
  const step = stepIn(textIn(form, "step"));
  const go = textIn(form, "go");
  const entries = withRequestKey(entriesIn(form, step));
  if (go === "forget") return forget(url, entries, asking);
  if (go === "sims.add") return again({ ...entries, sims: String(simsIn(entries) + 1) });
  if (go.startsWith("sims.remove.")) return again(withoutSim(entries, Number(go.slice("sims.remove.".length))));
  if (go.startsWith("sims.put.")) return again(withSim(entries, go.slice("sims.put.".length)));
  if (go.startsWith("sims.drop.")) return again(withoutOwnSim(entries, go.slice("sims.drop.".length)));
  if (step === "sim" && isSimToRead(go, form, entries)) return readSimPhoto();
  if (go === "read") return again(await withReading(entries, asking));
  if (go === "phone") return takeFromPhone();
  if (go === "back") return show(steps[Math.max(0, steps.indexOf(step) - 1)]!, entries);
  if (go.startsWith("to.")) return show(stepIn(go.slice("to.".length)), entries);
  if (step === "photo") return takePhotos();
  const problems = await problemsAt(step, entries, asking);
  if (problems.length > 0 && step === "details" && isRuledOut(entries)) return ruledOut(problems);
  if (problems.length > 0) return again(entries, problems, 422);
  if (step !== "send") return next(step === "start" ? await withRules(entries, asking) : entries);
  const sent = await sendForm(entries, asking);
  if ("problems" in sent) return again(sent.entries, sent.problems, sent.status, sent);
  if (isBrowser) keepSent(sent.number, entries);
  dropHere();
  return redirectDocument(sent.address, 303);

  async function readSimPhoto() {
    const read = await withSimOfPhoto(form, entries, asking);
    return again(read.entries, read.problems, read.problems.length > 0 ? 422 : 200);
  }

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
    const now = photos.length > 0 ? withoutShot(entries) : entries;
    return arrived({ entries: { ...now, ...Object.fromEntries(named) }, problems: [], isNew: photos.length > 0 });
  }

  async function arrived(photographs: Photographs) {
    const { isNew } = photographs;
    const sent = isNew ? { ...photographs, entries: await withReading(photographs.entries, asking) } : photographs;
    const refused = sent.problems.length > 0 ? sent.problems : await problemsAt(step, sent.entries, asking);
    if (refused.length > 0) return again(sent.entries, refused, 422);
    // what a person may see otherwise is said once, and does not stop anybody
    const isWarned = isNew && slotsIn(entries).some((slot) => sent.entries[`warnings.${slot}`]);
    if (isWarned) return again(sent.entries);
    // what the photograph before had proved is proved by nothing now
    return isNew && sent.entries.reading && sent.entries.read ? show("details", sent.entries) : next(sent.entries);
  }

  /** Nothing of a form that cannot be sent stays with us; where nobody answers, the next try deletes it, or the day's end. */
  async function ruledOut(problems: FieldProblem[]) {
    if (!entries["kept.front"] || !(await takeBack(entries, asking))) return again(entries, problems, 422);
    const { photoGone } = wordsOf(asking.language, "real-name").details;
    return again(withoutPhotos(entries), [...problems, { message: photoGone }], 422);
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
    keepHere(to === "photo" ? await withRules(answers, asking) : answers);
    const address = new URL(url);
    address.searchParams.set("step", to);
    return (to === "photo" && !mayPhotographHere() ? redirectDocument : redirect)(address.pathname + address.search);
  }

  /** Without a line a page keeps what it has: what is wrong is said all the same. */
  async function factsOrNone(at: Step, answers: Entries): Promise<Facts | undefined> {
    try {
      return await factsFor(at, asking, answers);
    } catch (error) {
      if (isBrowser && error instanceof CallRefused) return undefined;
      throw error;
    }
  }

  async function again(
    said: Entries,
    problems: FieldProblem[] = [],
    status = 200,
    { step: at = step, title }: { step?: Step; title?: string } = {},
  ) {
    const answers = at === "photo" ? await withRules(said, asking) : said;
    if (isBrowser) keepHere(answers);
    const { summary } = wordsOf(asking.language, "errors");
    return data<Answered>(
      {
        id: newUuid(),
        step: at,
        entries: answers,
        title: title ?? summary,
        problems,
        facts: await factsOrNone(at, answers),
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

function entriesIn(form: FormData, step: Step): Entries {
  const said = [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : []));
  const entries = joined(isBrowser ? keptHere() : {}, Object.fromEntries(said), step);
  return step === "details" ? withDecisions(entries) : entries;
}

/** The same form sent twice is one. */
const withRequestKey = (entries: Entries): Entries => ({
  ...entries,
  requestKey: entries.requestKey || newUuid(),
});

function dropHere(): void {
  if (!isBrowser) return;
  dropKept();
  forgetUnsent();
  forgetPieces();
  forgetShot();
}

async function forget(url: URL, entries: Entries, asking: Asking) {
  dropHere();
  // where nobody answers it is swept by itself
  await takeBack(entries, asking);
  return redirectDocument(url.pathname, 303);
}

/** The photographs of a form that is given up; true where none is kept any more. */
async function takeBack({ number, key }: Entries, { call }: Asking): Promise<boolean> {
  if (!number || !key) return true;
  try {
    await call("/realName/withdraw", { number, key, requestKey: newUuid() });
    return true;
  } catch (error) {
    if (!(error instanceof CallRefused)) throw error;
    return error.code === "REAL_NAME_OVER" || error.code === "NOT_FOUND";
  }
}
