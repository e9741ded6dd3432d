import { useEffect, useState } from "react";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";

const keyOf = (tariff: PrepaidTariff) => `top_up_iccid.${tariff}`;

/** Storage may be full or forbidden (private windows): then nothing is remembered. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // as it is without it
  }
}

/** Null forgets it. In a browser alone: a server's storage is everybody's. */
export function rememberCard(tariff: PrepaidTariff, iccid: string | null): void {
  if (typeof document === "undefined") return;
  quietly(() => (iccid === null ? localStorage.removeItem(keyOf(tariff)) : localStorage.setItem(keyOf(tariff), iccid)));
}

/** The number that this device remembers, once the page is there; `keep` with null forgets it. */
export function useRemembered(tariff: PrepaidTariff) {
  const [remembered, setRemembered] = useState<string | null>(null);
  useEffect(() => quietly(() => setRemembered(localStorage.getItem(keyOf(tariff)))), [tariff]);
  const keep = (iccid: string | null) => {
    rememberCard(tariff, iccid);
    setRemembered(iccid);
  };
  return { remembered, keep };
}
