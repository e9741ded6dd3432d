import { gogoPerGb } from "./gogo-price.ts";

/** What a prepaid card is sold as (spec 9). All of them hold Hong Kong dollars. */
export const prepaidTariffNames = ["gogochina_001", "enterprise_001"] as const;
export type PrepaidTariff = (typeof prepaidTariffNames)[number];

export const prepaidCurrency = "HKD";

/**
 * `pricePerGb`: in minor units, per 2^30 bytes. A new price is a new tariff: what a card owes follows from all that it
 * ever used. `countries`: ISO 3166; null: wherever it has a network.
 */
export const prepaidTariffs: Record<PrepaidTariff, { pricePerGb: number; countries: readonly string[] | null }> = {
  gogochina_001: { pricePerGb: Math.round(Number(gogoPerGb) * 100), countries: ["CN"] },
  enterprise_001: { pricePerGb: 1200, countries: null },
};

/** Of 24 hours, from the top-up on (spec 9). */
export const validityDays = 180;
/** A card whose validity is over can still be topped up for so many days. */
export const wakeDays = 90;

/** How long records are shown, and where they were made is kept. */
const recordMonths = 6;

/** The same day and time six months before, or the last day of that month where it has none of that number. */
export function recordsSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - recordMonths);
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}

const gigabyte = 2n ** 30n;

/**
 * What so many bytes cost in all, in minor units, rounded down once: charged is always the difference to what was
 * charged before, so a million records cost what one costs.
 */
export function chargeFor(bytes: number | bigint, tariff: PrepaidTariff): number {
  return Number((BigInt(bytes) * BigInt(prepaidTariffs[tariff].pricePerGb)) / gigabyte);
}

/** The most bytes that cost no more than this, of a card that has used none. */
export function bytesFor(amount: number, tariff: PrepaidTariff): number {
  const price = BigInt(prepaidTariffs[tariff].pricePerGb);
  return Number(((BigInt(amount) + 1n) * gigabyte - 1n) / price);
}

/** Whole gigabytes with one decimal, rounded down, that an amount buys. */
export function gigabytesFor(amount: number, tariff: PrepaidTariff): number {
  return Math.floor((amount * 10) / prepaidTariffs[tariff].pricePerGb) / 10;
}
