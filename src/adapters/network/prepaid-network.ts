import type { PrepaidTariff } from "../../kernel/prepaid-tariff.ts";

/**
 * `balance`: in minor units of HKD, credits less what was used and what has lapsed. `lapsed`: its validity is over and its
 * balance gone, a credit wakes it up; `ended`: it takes none any more.
 */
export type PrepaidCard = {
  iccid: string;
  tariff: PrepaidTariff;
  state: "active" | "blocked" | "lapsed" | "ended";
  balance: number;
  /** Since it was made, in bytes. */
  usedBytes: number;
  /** Null: never topped up. */
  validUntil: Date | null;
  /** The time of this state, by the network's clock. */
  asOf: Date;
};

/** `amount`: above 0, in minor units of HKD. `validDays`: of 24 hours from now on; a later end that it has already stays. */
export type Credit = { key: string; iccid: string; amount: number; validDays: number };

/** `at`: when it was, by the network's clock, also to whoever asks again. */
type IsCredited = { state: "credited"; validUntil: Date; at: Date };

/** `refused` is final, such as `not_prepaid`, `card_blocked`, `card_ended` or `withdrawn`. */
export type Credited = IsCredited | { state: "refused"; failure: string };

/** `amount`: in minor units of HKD, not 0; below zero takes. */
export type Adjustment = { key: string; iccid: string; amount: number };

/** `at` as of a credit. `refused` is final, such as `not_prepaid`, `card_lapsed` or `balance_too_low`. */
export type Adjusted = { state: "adjusted"; at: Date } | { state: "refused"; failure: string };

/** `credited`: it was there before, and stays. */
type CreditWithdrawn = { state: "withdrawn" } | IsCredited;

/**
 * A line of a card's journal, numbered by `sequence` within the card from 1 on. A `use` is of a session or a part of it;
 * `lapse` is the balance that went with the card's validity.
 */
export type JournalLine = { iccid: string; tariff: PrepaidTariff; sequence: number; at: Date } & (
  | { kind: "use"; country: string; carrier: string; bytes: number }
  | { kind: "lapse"; amount: number }
);

/** The prepaid side of a carrier's network: it counts, and lets no card use more than its balance. */
export interface PrepaidNetwork {
  /** Undefined: no card of this number is prepaid. */
  findPrepaid(iccid: string): Promise<PrepaidCard | undefined>;
  /**
   * Whether this is the PUK that stands on the card's holder. False as well for a card that is unknown, not prepaid,
   * blocked or ended, in the same time. The network counts no tries: whoever asks does.
   */
  isPukOf(iccid: string, puk: string): Promise<boolean>;
  /** Idempotent by `key`; the same key for another card or amount is a bug and throws something else than `NetworkUnavailable`. */
  credit(wish: Credit): Promise<Credited>;
  /** Never credits under this key any more, unless it has: so it decides the race with a lost answer. Idempotent. */
  withdrawCredit(key: string): Promise<CreditWithdrawn>;
  /**
   * Changes the balance of a valid card, also of a blocked one, and not its validity; never below zero. Idempotent by
   * `key`, which is none of a credit's.
   */
  adjust(wish: Adjustment): Promise<Adjusted>;
  /**
   * What was written after this place in the journal of all cards, oldest first; null: from the beginning. A line may come
   * more than once, and those of one card in any order; none is left out.
   */
  readJournal(after: string | null, most: number): Promise<{ lines: JournalLine[]; next: string | null }>;
}
