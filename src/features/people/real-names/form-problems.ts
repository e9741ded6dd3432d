import type { InputOf } from "../../../kernel/endpoint.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { iccidKey } from "../../../kernel/iccid.ts";
import { typedSims } from "../../stock/sims/rules.ts";
import type { SubmitRealName } from "./contract.ts";
import { isNumberOf, tidyNumber } from "./document-number.ts";
import { ageOn, passportClassOf, requiredDocuments, type RulesOfRegions } from "./required-documents.ts";

export type RealNameForm = Omit<
  InputOf<typeof SubmitRealName>,
  "requestKey" | "number" | "key" | "clauses" | "accuracy" | "transfer" | "privacy"
>;

/** As it is kept: one spelling of a SIM, and numbers of documents without what people put between their digits. */
export function tidyForm<Form extends RealNameForm>(form: Form): Form {
  return {
    ...form,
    email: form.email || undefined,
    sims: typedSims(form.sims.map(({ iccid }) => iccid)).map(({ iccid }, place) => ({
      ...form.sims[place],
      iccid: iccidKey(iccid),
    })),
    document: { ...form.document, number: tidyNumber(form.document.number) },
    original:
      form.purpose === 2 && form.original ? { ...form.original, number: tidyNumber(form.original.number) } : undefined,
  };
}

/**
 * Everything that is wrong with a tidy form, beyond the contract's own rules: the same in the browser and on the server
 * (requirements R3, E4). `today` is Hong Kong's date.
 */
export function formProblems(form: RealNameForm, today: string, rules: RulesOfRegions): FieldProblem[] {
  return [
    ...contactProblems(form),
    ...simProblems(form),
    ...documentProblems(form, today, rules),
    ...originalProblems(form),
  ];
}

export function contactProblems({ phone, email }: Pick<RealNameForm, "phone" | "email">): FieldProblem[] {
  return phone || email ? [] : [{ field: "email", problem: "contact" }];
}

export function simProblems({ sims }: Pick<RealNameForm, "sims">): FieldProblem[] {
  return typedSims(sims.map(({ iccid }) => iccid)).flatMap(({ problem }, place): FieldProblem[] =>
    problem ? [{ field: `sims.${place}.iccid`, problem }] : [],
  );
}

export function documentProblems(
  { document, regions }: Pick<RealNameForm, "document" | "regions">,
  today: string,
  rules: RulesOfRegions,
): FieldProblem[] {
  const { type, number, birth, expiry, country } = document;
  const { documents, refusedPassports, leastAge } = requiredDocuments(regions, rules, country);
  const problems: FieldProblem[] = [];
  const passport = passportClassOf(document);
  if (!documents.includes(type)) problems.push({ field: "document.type", problem: "choose" });
  if (passport && refusedPassports.includes(passport))
    problems.push({ field: "document.country", problem: `passport.${passport}` });
  if (!isNumberOf(type, number)) problems.push({ field: "document.number", problem: "document.number" });
  if (birth > today) problems.push({ field: "document.birth", problem: "format" });
  else if (ageOn(birth, today) < leastAge)
    problems.push({ field: "document.birth", problem: "young", limit: leastAge });
  if (expiry !== null && expiry < today) problems.push({ field: "document.expiry", problem: "document.expired" });
  return problems;
}

type Named = Pick<RealNameForm["document"], "type" | "number">;
type Change = Pick<RealNameForm, "purpose" | "original"> & { document: Named };

export function originalProblems({ purpose, original, document }: Change): FieldProblem[] {
  if (purpose !== 2) return [];
  if (!original)
    return [
      { field: "original.type", problem: "choose" },
      { field: "original.number", problem: "empty" },
    ];
  if (!isNumberOf(original.type, original.number)) return [{ field: "original.number", problem: "document.number" }];
  const isSame = original.type === document.type && original.number === document.number;
  return isSame ? [{ field: "original.number", problem: "document.same" }] : [];
}
