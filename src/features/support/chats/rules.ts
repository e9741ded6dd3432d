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

/** Past its moment nobody takes an answer back, sent or not: its visitor reads it. */
export const isHeldAt = ({ held_until: until }: { held_until: Date | null }, now: Date): boolean =>
  until !== null && until > now;

type Line = { who: "visitor" | "shop" | "staff"; held_until: Date | null };

/** Whether a person is waited for: also while their answer is held, of which the visitor knows nothing. */
export function isWaiting({ state }: { state: ChatState }, lines: readonly Line[], now: Date): boolean {
  if (state !== "answered") return state === "waiting";
  const sent = lines.filter((line) => !isHeldAt(line, now));
  return sent.length < lines.length && sent.findLast(({ who }) => who !== "shop")?.who === "visitor";
}

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

/** Full-width digits, letters and signs are those of a keyboard; no text becomes longer. */
const plainSign = (sign: string) => {
  const plain = sign.normalize("NFKC");
  return plain.length > sign.length ? sign : plain;
};

/** What has nothing to strike out stays as it was typed. */
function struck(text: string, strike: (plain: string) => string): string {
  const plain = Array.from(text, plainSign).join("");
  const left = strike(plain);
  return left === plain ? text : left;
}

const activationCode = /LPA:\s?1\$[^\s]+/gi;
/** A card's number with what is written around it: the month that it ends in, the code on its back. */
const numbersInARow = /\d+(?:[\s.,;:/\p{Pd}]{1,3}\d+)*/gu;

/** Numbers of cards and activation codes do not leave the browser, nor are they kept where one is sent without it. */
export const withoutSecrets = (text: string): string =>
  struck(text, (plain) =>
    plain
      .replaceAll(activationCode, "LPA:1$••••")
      .replaceAll(numbersInARow, (numbers) => (holdsCard(numbers) ? "••••" : numbers)),
  );

const mailAddress = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g;
const orderNumber = /\bFW[0-9A-Z]{6,}\b/gi;
const hongKongIdentity = /\b[A-Z]{1,2}\d{6}(?:\s?\([\dA]\)?|\s?\d|A)(?![\dA-Z])/gi;
/** With dots only where four digits end it, as no price does. */
const longNumber = /\+?\d(?:[ -]?\d){6,}|(?<![\d.])\d{3,4}(?:\.\d{3,4})*\.\d{4}(?!\d)/g;
const forNobodyElse = [mailAddress, orderNumber, hongKongIdentity, longNumber];

/** What a provider of the operator's need not know to answer: who asks, and about which order or SIM. */
export const forOthers = (text: string): string =>
  struck(withoutSecrets(text), (plain) => forNobodyElse.reduce((left, what) => left.replaceAll(what, "••••"), plain));

/** Between the digits of a card are spaces and hyphens, or dots alone: prices in a row are none. */
const oneNumber = /\d+(?:[\s\p{Pd}]{1,3}\d+)+|\d+(?:\.\d+)*/gu;
const iccid = /(?<!\d)89\d\d(?!\D\d{13})(?:[ -]?\d){15,16}(?!\d)/g;

const holdsCard = (numbers: string): boolean =>
  (numbers.match(oneNumber) ?? []).flatMap((number) => number.split(iccid)).some(hasCardInside);

const mostDigits = 19;

/** Any groups of digits in a row: a number in one piece that is longer than a card's is a payment's, or a parcel's. */
function hasCardInside(number: string): boolean {
  const groups = number.match(/\d+/g) ?? [];
  return groups.some((_, from) => {
    const after = groups.slice(from, from + mostDigits);
    return after.some((__, to) => isCardNumber(after.slice(0, to + 1).join("")));
  });
}

/** How the numbers of card issuers begin; years, and ICCIDs with their 89, do not. */
const cardNumber = /^(?=\d{13,19}$)(?:2[2-7]|[3-6]|81|97)/;

/** Luhn's check digit (ISO/IEC 7812-1). */
function isCardNumber(number: string): boolean {
  if (!cardNumber.test(number)) return false;
  const sum = Array.from(number)
    .toReversed()
    .reduce((all, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
      return all + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
