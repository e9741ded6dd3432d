import { redirect } from "react-router";
import { DocumentDetails } from "../../../features/people/real-names/contract.ts";
import { photoSlots } from "../../../features/people/real-names/rules.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { links } from "../../ground/links.ts";
import type { Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn } from "../../parts/forms/entries.ts";
import { shownAgain, whyRefused } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { controlOf, problemsAt } from "./checks.ts";
import { dropSent } from "./form-on-device.ts";
import { sendPhoto } from "./photo-upload.ts";
import { linkIn } from "./result-load.ts";
import { withRules } from "./rules-asked.ts";
import { documentIn, wishIn } from "./wish.ts";

/** From the page behind the private link: the photograph or the details once more, or all of it taken back. */
export async function actOnResult(url: URL, form: FormData, asking: Asking) {
  const { call, language } = asking;
  const link = linkIn(url);
  const words = wordsOf(language, "real-name-result");
  const { summary } = wordsOf(language, "errors");
  const step = textIn(form, "step");
  const entries = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const again = (problems: FieldProblem[]) => shownAgain(entries, { title: summary, problems }, 422);
  try {
    if (step === "withdraw") {
      const sim = textIn(form, "sim");
      const wish = { ...link, requestKey: newUuid() };
      await (sim ? call("/realName/withdrawSim", { ...wish, sim }) : call("/realName/withdraw", wish));
      if (!sim) dropSent(link.number);
    } else if (step === "contact") {
      const { contactName, phone, email } = wishIn(entries);
      const said = { ...(contactName && { contactName }), ...(phone && { phone }), ...(email && { email }) };
      await once((requestKey) => call("/realName/correctContact", { ...link, requestKey, ...said }));
    } else if (step === "sim") {
      const wish = { ...link, sim: textIn(form, "sim"), iccid: textIn(form, "iccid") };
      const anew = await once((requestKey) => call("/realName/correctSim", { ...wish, requestKey }));
      return redirect(links(language).realNameResult(anew), 303);
    } else if (step === "photo") {
      const sent = [];
      for (const slot of photoSlots) sent.push(await sendPhoto(form, { slot, entries: link }, asking));
      const problems = sent.flatMap((one) => one.problems);
      const isBoth = textIn(form, "also") === "details";
      if (isBoth) problems.push(...(await wrongDetails()));
      if (problems.length > 0) return again(problems);
      await mend(isBoth ? typed() : {});
    } else {
      const wrong = await wrongDetails();
      if (wrong.length > 0) return again(wrong);
      await mend(typed());
    }
  } catch (error) {
    const { why, status } = whyRefused(error, { title: words.mend.notSent, summary, controlOf });
    return shownAgain(entries, why, status);
  }
  return redirect(links(language).realNameResult(link), 303);

  async function wrongDetails() {
    const lawful = await withRules(entries, asking);
    return [...(await problemsAt("document", lawful, asking)), ...(await problemsAt("details", lawful, asking))];
  }

  function typed() {
    return { document: DocumentDetails.parse(documentIn(entries)) };
  }

  function mend(more: Pick<Wish<"/realName/mend">, "document">) {
    return once((requestKey) => call("/realName/mend", { ...link, requestKey, ...more }));
  }

  function once<Done>(act: (requestKey: string) => Promise<Done>) {
    return withAKey(textIn(form, "requestKey") || newUuid(), act);
  }
}
