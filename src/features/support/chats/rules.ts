import type { OrderState, RefundRequestState, RefundState } from "../../../platform/database/tables.ts";

export const longestQuestion = 400;
export const longestAnswer = 4000;
/** Nobody talks longer to a program: then a person is asked, or another chat begun. */
export const mostLines = 200;

export const chatStates = ["talking", "waiting", "answered"] as const;
export type ChatState = (typeof chatStates)[number];

const before: Record<ChatState, readonly ChatState[]> = {
  talking: [],
  waiting: ["talking", "answered"],
  answered: ["waiting", "answered"],
};
export const chatStatesBefore = (state: ChatState): readonly ChatState[] => before[state];

/** Of an eSIM, a card, a renewal. */
export const whereabouts = [
  "waiting",
  "ready",
  "installed",
  "deleted",
  "sent",
  "arrived",
  "returned",
  "cancelled",
  "applied",
  "failed",
] as const;

export const refundStates = ["none", "asked", "refused", "on_its_way", "sent"] as const;
type Refunds = {
  order: OrderState;
  /** Oldest first. */
  requests: readonly { state: RefundRequestState }[];
  refunds: readonly { state: RefundState }[];
};

/** In one word, how the giving back of money stands: what moves before what is over. */
export function refundState({ order, requests, refunds }: Refunds): (typeof refundStates)[number] {
  const states = new Set(refunds.map(({ state }) => state));
  const last = requests.at(-1)?.state;
  if (last === "asked" || last === "ending") return "asked";
  if (order === "refunding" || states.has("asked") || states.has("pending") || states.has("failed"))
    return "on_its_way";
  if (states.has("succeeded") || order === "refunded") return "sent";
  if (last === "granted") return "on_its_way";
  return last === "rejected" ? "refused" : "none";
}

const digits = /(?<![\d-])\d(?:[ -]?\d){12,18}(?![\d-])/g;
const activationCode = /LPA:\s?1\$[^\s]+/gi;

/**
 * Numbers of cards and activation codes do not leave the browser, nor are they kept where one is sent without it. An ICCID
 * begins with 89, and no card does.
 */
export function withoutSecrets(text: string): string {
  return text
    .replaceAll(activationCode, "LPA:1$••••")
    .replaceAll(digits, (run) => (isCardNumber(run.replaceAll(/\D/g, "")) ? "••••" : run));
}

const mailAddress = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g;
const orderNumber = /\bFW[0-9A-Z]{6,}\b/gi;
const longNumber = /\+?\d(?:[ -]?\d){6,}/g;

/** What a provider of the operator's need not know to answer: who asks, and about which order or SIM. */
export const forOthers = (text: string): string =>
  withoutSecrets(text).replaceAll(mailAddress, "••••").replaceAll(orderNumber, "••••").replaceAll(longNumber, "••••");

/** Luhn's check digit (ISO/IEC 7812-1). */
function isCardNumber(number: string): boolean {
  if (number.startsWith("89")) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((all, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return all + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
