/** A copy of everything that is kept (GDPR articles 15 and 20), or that it is erased (article 17). */
export const privacyKinds = ["export", "erase"] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

export const privacyStates = ["open", "proposed", "done", "declined"] as const;
export type PrivacyState = (typeof privacyStates)[number];

/** The allowed transitions. An export is never proposed: it destroys nothing. */
const next: Record<PrivacyState, readonly PrivacyState[]> = {
  open: ["proposed", "done", "declined"],
  // anew, when whoever proposed it may not erase any more
  proposed: ["proposed", "done", "declined"],
  done: [],
  declined: [],
};

/** The states from which it may move to `state`; the SQL guard of every move. */
export const statesBefore = (state: PrivacyState): PrivacyState[] =>
  privacyStates.filter((before) => next[before].includes(state));

/** The end of the day a month after it was received (GDPR article 12 (3)); the 31st of January is due with February. */
export function dueOf(receivedOn: string): Date {
  const [year, month, day] = receivedOn.split("-").map(Number) as [number, number, number];
  const lastOfNext = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastOfNext) + 1) - 1000);
}

/** What arrived longer ago was due before it was written down. */
export const mostDaysAgo = 31;

/** Typed to confirm what cannot be undone. */
export const eraseWords = { en: "erase", "zh-cn": "删除", "zh-hk": "刪除" } as const;
export const isEraseWord = (typed: string): boolean =>
  Object.values<string>(eraseWords).includes(typed.trim().toLowerCase());

/** One open case for what a customer asked for; the inbox reads it apart. */
export const subjectOf = (kind: PrivacyKind, customer: string): string => `${kind} ${customer}`;
