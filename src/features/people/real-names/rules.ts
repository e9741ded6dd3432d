import { dayMs } from "../../../kernel/duration.ts";

/** Spec 3: 1, the SIM's first registration; 2, the holder's document has changed (requirements R4). */
export const purposes = [1, 2] as const;
export type Purpose = (typeof purposes)[number];

export const regions = ["HK", "TW"] as const;
export type Region = (typeof regions)[number];
/** What a person chooses from. */
export const regionChoices = [...regions, "HK,TW"] as const;

export const realNameStates = [
  "draft",
  "received",
  "again",
  "registered",
  "refused",
  "withdrawn",
  "deregistered",
] as const;
export type RealNameState = (typeof realNameStates)[number];

/** A person who is asked once more sends it again, and corrects what waits; what is refused, withdrawn or de-registered is over. */
const before: Record<RealNameState, readonly RealNameState[]> = {
  draft: [],
  // a reviewer takes a decision back, in the seconds before its person is told, or it cannot be carried out
  received: ["draft", "again", "received", "registered", "refused"],
  again: ["received"],
  registered: ["received"],
  refused: ["received"],
  withdrawn: ["draft", "received", "again"],
  deregistered: ["registered"],
};
export const realNameStatesBefore = (state: RealNameState): readonly RealNameState[] => before[state];

export const photoSlots = ["front", "second"] as const;
export type PhotoSlot = (typeof photoSlots)[number];

/** Of a code by which a phone takes the photographs for a form at a desk. */
export const handOverStates = ["waiting", "taken", "done", "over"] as const;
export const handOverMinutes = 15;
/** Of a code by which a phone goes on with the whole form. */
export const formHandOverStates = ["waiting", "taken", "sent", "over"] as const;
/** So long the desk follows, once the code was taken. */
export const followMinutes = 60;
/** A form's own key has no dot. */
export const isKeyOfHandOver = (key = ""): boolean => key.startsWith("h.");

/** The e-mail with a reviewer's decision waits so long. */
export const secondsToTakeBack = 10;
export const mayBeTakenBack = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() < decidedAt.getTime() + secondsToTakeBack * 1000;
/** So long a reviewer looks at what they have opened; nobody else opens it or decides about it meanwhile. */
export const minutesOfLook = 10;
/** A photograph that breaks whoever looks so often, within two hours, is compared by eye. */
export const mostReadTries = 6;
/** What is photographed and not sent is deleted after a day. */
export const draftHours = 24;
/** Asked once more and never answered, it is not kept for ever. */
export const unansweredDays = 90;
/**
 * In days, of a term that staff may change, the newest change first: a shorter one counts once as many days have passed since,
 * so that nothing ends on the day of the change that nobody was told of, and nothing is kept for longer than before.
 */
export function termThatHolds(changes: readonly { days: number; since: Date }[], byDefault: number, now: Date): number {
  const old = changes.findIndex(({ days, since }) => since.getTime() + days * dayMs <= now.getTime());
  const counting = old === -1 ? [...changes, { days: byDefault }] : changes.slice(0, old + 1);
  return Math.max(...counting.map(({ days }) => days));
}
/** So long the network must have called a SIM expired, or not known it, each time that it was asked. */
export const daysOut = 7;
/** SIMs of one form. */
export const mostSims = 10;

/** Of all registrations such a share, by their random ids. */
export const isPicked = (id: string, percent: number): boolean => Number.parseInt(id.slice(0, 8), 16) % 100 < percent;

/** Who comes first of those that wait: whoever waits longest, or leaves first. */
export const queueOrders = ["waits", "leaves"] as const;
export type QueueOrder = (typeof queueOrders)[number];

/** What a reviewer sees checked, each with one result. */
export const checks = ["type", "number", "age", "expiry", "region", "quota", "photo"] as const;
export type Check = (typeof checks)[number];
