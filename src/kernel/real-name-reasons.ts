/**
 * Each is a sentence that a person can act on, in five languages. These ask once more, by their first word for the photograph
 * or for the details; `lost`: what is kept opens no more; `other`: in the reviewer's own words.
 */
export const againReasons = [
  "photo_unreadable",
  "photo_incomplete",
  "photo_copy",
  "details_differ",
  "photo_lost",
  "details_lost",
  "photo_other",
  "details_other",
] as const;
export type AgainReason = (typeof againReasons)[number];

export const refusalReasons = [
  "too_young",
  "document_refused",
  "document_expired",
  "not_the_holder",
  "sim_taken",
  "too_many_sims",
  "former_ended",
  "other",
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a registration has ended, or lost a SIM, that nobody asked to end. */
export const endReasons = ["sim_expired", "sim_corrected"] as const;
export type EndReason = (typeof endReasons)[number];

export const isInOwnWords = (reason: string): boolean => reason.endsWith("other");
export const mostOwnWords = 300;

/** What has to be sent once more, in the order in which it is asked for. */
const wrongSteps = ["photo", "details"] as const;
export type WrongStep = (typeof wrongSteps)[number];
export const wrongStepsOf = (reasons: readonly string[]): WrongStep[] =>
  wrongSteps.filter((step) => reasons.some((reason) => reason.startsWith(`${step}_`)));

/** What is told, sentence by sentence: `sentences` says each reason, and own words stand last, once. */
export function toldReasons(
  { reasons, ownWords }: { reasons: readonly string[]; ownWords: string | null },
  sentences: Readonly<Record<string, string>>,
): string[] {
  const own = reasons.filter(isInOwnWords);
  const known = reasons.filter((reason) => !isInOwnWords(reason) && Object.hasOwn(sentences, reason));
  const last = own.length === 0 ? [] : [ownWords ?? sentences[own[0]!]!];
  return [...known.map((reason) => sentences[reason]!), ...last];
}
