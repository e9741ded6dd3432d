/** Each is a sentence that a person can act on, in five languages. These ask once more; `lost`: what is kept opens no more. */
export const againReasons = [
  "photo_unreadable",
  "photo_incomplete",
  "photo_copy",
  "details_differ",
  "photo_lost",
  "details_lost",
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
] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** Why a registration has ended, or lost a SIM, that nobody asked to end. */
export const endReasons = ["sim_expired", "sim_corrected"] as const;
export type EndReason = (typeof endReasons)[number];
