import { fieldProblems, type FieldProblem } from "../../kernel/field-problems.ts";
import { typedSims } from "../../features/sims/rules.ts";
import { besideFields, OrderForm, type OrderProblem, type ProblemWords, type wishIn } from "./order-form.ts";

type Wish = ReturnType<typeof wishIn>;

/** Everything that is wrong, at once, in the order of the page; the same rules as the server's (row E4). */
export function problemsIn(wish: Wish, words: ProblemWords): OrderProblem[] {
  const { error } = OrderForm.safeParse(wish);
  const found = [...(error ? fieldProblems(error.issues) : []), ...missingDay(wish), ...simProblems(wish.iccids ?? [])];
  const firsts = new Map(found.toReversed().map((problem) => [problem.field, problem]));
  return besideFields([...firsts.values()].map((problem) => ({ field: problem.field, message: messageOf(problem, words) })), wish);
}

export function messageOf({ problem, limit = 0 }: Pick<FieldProblem, "problem" | "limit">, words: ProblemWords): string {
  return words[problem](limit);
}

/** A card that must be somewhere needs the day by which. */
function missingDay({ way, departsOn }: Wish): FieldProblem[] {
  return way === "physical" && departsOn === undefined ? [{ field: "departsOn", problem: "empty" }] : [];
}

/** Row O2: prefix, check digit, and no card twice, however it is written. */
export function simProblems(typed: readonly string[]): FieldProblem[] {
  return typedSims(typed).flatMap(({ problem }, place) => (problem ? [{ field: `iccids.${place}`, problem }] : []));
}

/** The numbers in what somebody pasted: one to a line or between commas, or long numbers one after the other. */
export function iccidsIn(text: string): string[] {
  const parts = text.split(/[\n\r\t,;，；、]+/).map((part) => part.trim()).filter((part) => part !== "");
  const long = text.match(/\d{19,20}/g) ?? [];
  return parts.length <= 1 && long.length > 1 ? long : parts;
}
