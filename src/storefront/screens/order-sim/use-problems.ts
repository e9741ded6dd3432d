import { useState, type FocusEvent, type FormEvent } from "react";
import { CallRefused } from "../../../kernel/envelope.ts";
import { fieldProblems } from "../../../kernel/field-problems.ts";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit, type Visit } from "../../ground/visit/visit.ts";
import type { useWords } from "../../ground/visit/words.ts";
import { wrongSims } from "../../parts/forms/wrong-sims.ts";
import type { NotPlaced } from "./act.ts";
import { messageOf, phoneProblems } from "./order-checks.ts";
import { entriesOf, OrderForm, simsIn, wishIn } from "./order-form.ts";

type ErrorWords = ReturnType<typeof useWords<"errors">>;

/**
 * The words beside the fields: what the last try said, until the field is mended; and what cannot be right as soon as a
 * field is left (an e-mail address, a SIM's number), because a typing error there costs what was bought.
 */
export function useProblems(notPlaced: NotPlaced | undefined, errors: ErrorWords, planCode: string) {
  const { problems: words } = errors;
  const visit = useVisit();
  const { open, beside: said, touched: toMend } = useOpenProblems(notPlaced);
  const [found, setFound] = useState<Record<string, string | undefined>>({});
  /** Numbers that the network was asked about, with its word: nothing bad is "". */
  const [sims, setSims] = useState<Record<string, string>>({});

  const touched = (field: string) => {
    setFound((before) => ({ ...before, [field]: undefined }));
    toMend(field);
  };
  const checkSims = async (form: HTMLFormElement, left: string) => {
    const entries = entriesOf(new FormData(form));
    const names = Array.from({ length: simsIn(entries) }, (_, place) => `iccids.${place}`);
    const wrong = wrongSims(Object.fromEntries(names.map((name) => [name, entries[name] ?? ""])), errors);
    setFound((before) => ({ ...before, ...wrong }));
    const text = entries[left]?.trim();
    if (!text || wrong[left] || text in sims) return;
    const word = await networkProblem(visit, text, planCode);
    if (word !== undefined) setSims((before) => ({ ...before, [text]: word }));
  };
  const checkPhone = async (form: HTMLFormElement) => {
    const [problem] = await phoneProblems(wishIn(new FormData(form)));
    if (problem) setFound((before) => ({ ...before, [problem.field]: messageOf(problem, words) }));
  };
  const check = async ({ name, value }: HTMLInputElement, form: HTMLFormElement) => {
    if (name.startsWith("iccids.")) return checkSims(form, name);
    if (name === "shipping.phone") return checkPhone(form);
    const problem = problemOf(name, value);
    if (problem) setFound((before) => ({ ...before, [name]: messageOf(problem, words) }));
    return undefined;
  };
  return {
    touched,
    beside: (field: string) => found[field] ?? said(field),
    /** Of what the last try said, what is not mended yet. */
    open,
    /** What the network said of a SIM's number as it is written; `undefined`: not asked. */
    network: (text: string) => sims[text.trim()],
    onInput: ({ target }: FormEvent) =>
      (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && touched(target.name),
    onBlur: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.form && target.value.trim() !== "")
        void check(target, target.form);
    },
  };
}

/** By the contract's own rule for the field. */
function problemOf(name: string, value: string) {
  const { email, departsOn, document } = OrderForm.shape;
  const schemas: Record<
    string,
    { safeParse: (value: string) => { error?: { issues: Parameters<typeof fieldProblems>[0] } } } | undefined
  > = {
    email,
    departsOn,
    "document.firstFour": document.def.innerType.shape.firstFour,
  };
  const schema = schemas[/^travellers\.\d+\.email$/.test(name) ? "email" : name];
  const { error } = schema?.safeParse(value) ?? {};
  return error && fieldProblems(error.issues)[0];
}

/** What the network says against a SIM, "" if nothing; `undefined` if it cannot be asked now: the order asks again. */
async function networkProblem(visit: Visit, iccid: string, planCode: string): Promise<string | undefined> {
  try {
    const { sims } = await callOverHttp(visit)("/user/checkICCID", { iccids: [iccid], planCode });
    return sims[0]?.message ?? "";
  } catch (error) {
    if (error instanceof CallRefused) return undefined;
    throw error;
  }
}
