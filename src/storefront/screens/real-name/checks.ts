import { DocumentDetails, SubmitRealName } from "../../../features/people/real-names/contract.ts";
import { tidyNumber } from "../../../features/people/real-names/document-number.ts";
import {
  contactProblems,
  documentProblems,
  originalProblems,
  simProblems,
} from "../../../features/people/real-names/form-problems.ts";
import { birthdayAt, passportClasses } from "../../../features/people/real-names/required-documents.ts";
import { fieldProblems, type FieldProblem as Found } from "../../../kernel/field-problems.ts";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dayText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import type { Visit } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { fieldsOf, slotsIn, steps, type Step } from "./answers.ts";
import { leftToConfirm } from "./check-places.ts";
import { askedOf, mayBeRefused, rulesIn } from "./rules-asked.ts";
import { wishIn, type RealNameWish } from "./wish.ts";

/** Where a problem of the contract is mended; what a list lacks stands beside its first field. */
export function controlOf(field: string): string {
  if (field.startsWith("regions")) return "regions";
  return field === "sims" ? "sims.0.iccid" : field.replace(/\.(given|version|text)$/, "");
}

export const stepOf = (field: string): Step | undefined =>
  steps.find((step) => fieldsOf[step].includes(controlOf(field)));

/** What is wrong with the answers of a step, by the same rules as the server's (row E4), in the order of the page. */
export async function problemsAt(
  step: Step,
  entries: Entries,
  { language }: Pick<Visit, "language">,
  now = new Date(),
): Promise<FieldProblem[]> {
  const wish = wishIn(entries);
  const found = [...problemsIn(step, entries, now), ...(step === "contact" ? await phoneProblems(wish) : [])];
  const { problems: words } = wordsOf(language, "errors");
  const { details } = wordsOf(language, "real-name");
  const ticks: Entries = {
    "document.chineseName": details.noChineseName,
    "document.expiry": details.noExpiry,
  };
  return fieldsOf[step].flatMap((control): FieldProblem[] => {
    const [first] = found.filter(({ field }) => controlOf(field) === control);
    if (!first) return [];
    const { problem, limit = 0 } = first;
    if (control.startsWith("keep.")) return [{ field: control, message: details.check.choose }];
    const tick = problem === "empty" && ticks[control];
    if (tick) return [{ field: control, message: details.orTick(tick) }];
    const birthday = problem === "young" && dayText(birthdayAt(wish.document.birth!, limit), language);
    return [{ field: control, message: birthday ? details.young(birthday, limit) : words[problem](limit) }];
  });
}

/** The first step that is not answered; what only a server can say is left to it. */
export const firstOpen = (entries: Entries, now = new Date()): Step =>
  steps.find((step) => step === "send" || problemsIn(step, entries, now).length > 0)!;

/** Where another device goes on: whoever takes a form over sees first whom its letters go to. */
export function firstOfAnotherDevice(entries: Entries, now = new Date()): Step {
  const open = firstOpen(entries, now);
  return steps.indexOf(open) > steps.indexOf("contact") ? "contact" : open;
}

/** A document that can register nothing, however well it is photographed: its photograph is kept no longer. */
export const isRuledOut = (entries: Entries, now = new Date()): boolean =>
  problemsIn("details", entries, now).some(
    ({ problem }) => problem === "young" || passportClasses.some((kind) => problem === `passport.${kind}`),
  );

function problemsIn(step: Step, entries: Entries, now: Date): Found[] {
  const wish = wishIn(entries);
  const { error } = SubmitRealName.input.safeParse(wish);
  const ofContract = error ? fieldProblems(error.issues).filter(({ field }) => stepOf(field) === step) : [];
  return [...ofContract, ...rules[step]({ wish, entries, today: dateAt(now.getTime(), operatorZone) })];
}

type Answered = { wish: RealNameWish; entries: Entries; today: string };

/** What the contract's shapes cannot say. A rule needs fields that the contract agrees to. */
const rules: Record<Step, (answered: Answered) => Found[]> = {
  start: () => [],
  sim: ({ wish }) => simProblems(wish),
  contact: ({ wish }) => contactProblems(wish),
  document: ({ wish }) => changeProblems(wish),
  photo: ({ entries }) =>
    slotsIn(entries).flatMap((slot): Found[] =>
      entries.number && entries[`kept.${slot}`] ? [] : [{ field: `photo.${slot}`, problem: "photo" }],
    ),
  details: (answered) => [
    ...writtenProblems(answered),
    ...leftToConfirm(answered.entries).map((field): Found => ({
      field,
      problem: field === "confirmed" ? "consent" : "choose",
    })),
  ],
  send: () => [],
};

function writtenProblems({ wish: { document, regions }, entries, today }: Answered): Found[] {
  const hasNoName = document.chineseName === null && entries.noChineseName !== "on";
  if (hasNoName) return [{ field: "document.chineseName", problem: "empty" }];
  const { data } = DocumentDetails.safeParse(document);
  if (!data || regions.length === 0) return [];
  const tidy = { ...data, number: tidyNumber(data.number) };
  const problems = documentProblems({ regions, document: tidy }, today, rulesIn(entries));
  return problems.length === 0 && isAsked(entries) ? [{ field: "notHongKong", problem: "passport.perhaps" }] : problems;
}

/** The number alone says nothing for certain: its holder is asked. What they say stays here; a reviewer sees the same hint. */
const isAsked = (entries: Entries): boolean => mayBeRefused(entries) && entries.notHongKong !== askedOf(entries);

function changeProblems({ purpose, original, document }: RealNameWish): Found[] {
  if (purpose !== 2 || original?.type === undefined || document.type === undefined) return [];
  const tidy = { type: original.type, number: tidyNumber(original.number) };
  return originalProblems({
    purpose,
    original: tidy,
    document: { type: document.type, number: tidyNumber(document.number) },
  });
}

/** The numbering plans of the world are large: they are fetched when a number was typed. */
async function phoneProblems({ phone }: RealNameWish): Promise<Found[]> {
  if (!phone) return [];
  const { phoneFrom } = await import("../../../kernel/phone.ts");
  return phoneFrom(phone, "") ? [] : [{ field: "phone", problem: "phone" }];
}
