import type { OrderState } from "../../../platform/database/tables.ts";

export const onAPage = 50;
/** At one press; the next one takes those behind them. */
export const mostAtOncePress = 500;
/** A number that nobody reads is not counted. */
export const mostCounted = 1000;

/** What went wrong, as far as it can be said without repeating an error's text: that may name a person or a secret. */
export const troubles = [
  "timeout",
  "unreachable",
  "mailbox",
  "outside",
  "nonsense",
  "not_connected",
  "database",
  "bug",
] as const;
export type Trouble = (typeof troubles)[number];

const signs: readonly (readonly [Trouble, RegExp])[] = [
  ["timeout", /no answer within|timed? ?out|ETIMEDOUT/i],
  ["not_connected", /not connected|not configured|no network is/i],
  [
    "unreachable",
    /could not be reached|ECONN\w+|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|hang up|to be down|no usable answer/i,
  ],
  ["mailbox", /recipients? (?:was|were) rejected|mailbox|\b5\.1\.\d\b/i],
  ["nonsense", /without sense|about another|that we do not know|usable code|that is none/i],
  ["outside", /\bHTTP [45]\d\d\b|\banswered\b|\berror [\w-]*\d{3,}|^[45]\d\d[ -]|: [45]\d\d\b/i],
  ["database", /deadlock|terminat\w+ .*connection|connection terminated|too many clients|violates|statement timeout/i],
];

export function troubleIn(error: string): Trouble {
  return signs.find(([, sign]) => sign.test(error))?.[0] ?? "bug";
}

/** `HTTP 503`, `ECONNREFUSED`: a code says where to look, and nothing of anybody. */
export function codeIn(error: string): string | null {
  const [http] = /\bHTTP [45]\d\d\b/.exec(error) ?? [];
  const [system] = /\bE(?:CONN[A-Z]{4,8}|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH)\b/.exec(error) ?? [];
  return http ?? system ?? null;
}

/**
 * Jobs that return at once where the order is closed. Others go on: they move money, or end at the network or the
 * supplier what was begun there before the order was closed.
 */
const delivering = new Set(["deliver-order", "dispatch-order"]);
const closed = ["cancelled", "refunding", "refunded"] as const satisfies readonly OrderState[];
type Pointless = (typeof closed)[number];

/** Why there is nothing to try. */
export function pointless(job: string, state: OrderState | null): Pointless | null {
  return (delivering.has(job) && closed.find((one) => one === state)) || null;
}
