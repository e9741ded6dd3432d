import { dayMs } from "../../kernel/duration.ts";
import { bytesFor, chargeFor, prepaidTariffs, wakeDays, type PrepaidTariff } from "../../kernel/prepaid-tariff.ts";
import type { LivingSim } from "./passing-time.ts";

/** A prepaid card as it lives; moments in milliseconds since 1970, money in minor units. */
export type PrepaidLife = {
  tariff: PrepaidTariff;
  credited: number;
  lapsed: number;
  usedBytes: number;
  validUntil: number | null;
};
export type Lived = { at: number; bytes: number } | { at: number; lapsed: number };

const second = 1000;

export function balanceOf({ credited, lapsed, usedBytes, tariff }: PrepaidLife): number {
  return credited - lapsed - chargeFor(usedBytes, tariff);
}

/** What it can use until nothing is left. */
export function bytesLeft({ credited, lapsed, usedBytes, tariff }: PrepaidLife): number {
  return Math.max(0, bytesFor(credited - lapsed, tariff) - usedBytes);
}

export function isValid({ validUntil }: PrepaidLife, at: number): boolean {
  return validUntil !== null && at < validUntil;
}

export function isEnded({ validUntil }: PrepaidLife, at: number): boolean {
  return validUntil !== null && at >= validUntil + wakeDays * dayMs;
}

export function hasNetwork({ tariff }: PrepaidLife, country: string | null): country is string {
  const { countries } = prepaidTariffs[tariff];
  return country !== null && (countries?.includes(country) ?? true);
}

/** What happens to it between two moments, both whole seconds: it uses data day by day (UTC), and what is left lapses with its validity. */
export function passPrepaid(
  life: PrepaidLife,
  { country, speed }: LivingSim,
  from: number,
  to: number,
): { life: PrepaidLife; lived: Lived[] } {
  const lived: Lived[] = [];
  let now = life;
  const end = Math.min(to, life.validUntil ?? from);
  if (hasNetwork(life, country) && speed > 0)
    for (let at = from; at < end && bytesLeft(now) > 0;) {
      const next = Math.min(end, (Math.floor(at / dayMs) + 1) * dayMs);
      const bytes = Math.min(Math.floor(((next - at) * speed) / second), bytesLeft(now));
      if (bytes > 0) lived.push({ at, bytes });
      now = { ...now, usedBytes: now.usedBytes + bytes };
      at = next;
    }
  const left = balanceOf(now);
  if (life.validUntil === null || to < life.validUntil || left === 0) return { life: now, lived };
  return {
    life: { ...now, lapsed: now.lapsed + left },
    lived: [...lived, { at: life.validUntil, lapsed: left }],
  };
}
