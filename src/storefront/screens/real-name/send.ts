import { SubmitRealName } from "../../../features/people/real-names/contract.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { links } from "../../ground/links.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { whyRefused } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { steps, withoutPhotos, type Step } from "./answers.ts";
import { controlOf, problemsAt, stepOf } from "./checks.ts";
import { wishIn } from "./wish.ts";

type NotSent = { step: Step; entries: Entries; problems: FieldProblem[]; title: string; status: number };

/** The whole form at once; what is wrong leads to the first step where it can be mended. */
export async function sendForm(
  entries: Entries,
  asking: Asking,
): Promise<{ address: string; number: string } | NotSent> {
  const { call, language } = asking;
  const { summary } = wordsOf(language, "errors");
  const { notSent } = wordsOf(language, "real-name").send;
  for (const step of steps) {
    const problems = await problemsAt(step, entries, asking);
    if (problems.length > 0) return { step, entries, problems, title: summary, status: 422 };
  }
  const wish = SubmitRealName.input.parse(wishIn(entries));
  const { number } = wish;
  const address = links(language).realNameResult(wish);
  try {
    await withAKey(wish.requestKey, (requestKey) => call("/realName/submit", { ...wish, requestKey }));
    return { address, number };
  } catch (error) {
    if (isOver(error) && (await wasSent())) return { address, number };
    const { why, status, refusal } = whyRefused(error, { title: notSent, summary, controlOf });
    if (!import.meta.env.SSR && refusal.details.fields.some(({ problem }) => problem === "consent.changed"))
      await renewWords(language);
    if (isOver(error)) return { step: "photo", entries: withoutPhotos(entries), ...why, status };
    return { ...atFirstStep(why.problems), entries, title: why.title, status };
  }

  /** Sent before, and the answer was lost on its way. */
  async function wasSent(): Promise<boolean> {
    try {
      const { state } = await call("/realName/getRealName", wish);
      return state !== "draft" && state !== "withdrawn";
    } catch (error) {
      if (error instanceof CallRefused) return false;
      throw error;
    }
  }
}

/** The page is shown again at once, and not as it came: with what staff have changed since. */
async function renewWords(language: Asking["language"]): Promise<void> {
  const { renewChangedWords } = await import("../../ground/visit/changed-words.ts");
  await renewChangedWords(language, ["real-name"]);
}

/** The form that the photograph belongs to is gone: swept after a day, or taken back elsewhere. */
const isOver = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === "REAL_NAME_OVER" || error.code === "NOT_FOUND");

function atFirstStep(problems: readonly FieldProblem[]): { step: Step; problems: FieldProblem[] } {
  const stepFor = ({ field }: FieldProblem) => (field === undefined ? undefined : stepOf(field));
  const step = steps.find((one) => problems.some((problem) => stepFor(problem) === one)) ?? "send";
  return { step, problems: problems.filter((problem) => (stepFor(problem) ?? step) === step) };
}
