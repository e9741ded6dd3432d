import { mostAtOnce } from "../../../features/sales/orders/contract.ts";
import { meantEmail } from "../../../kernel/meant-email.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import { simsIn } from "./order-form.ts";

/**
 * The buttons `ask` of the order's page, by which it changes without JavaScript: the entries as they are then.
 * `undefined`: nothing was asked, the order is to be placed.
 */
export function afterAsking(ask: unknown, entries: Entries): Entries | undefined {
  if (typeof ask !== "string" || ask === "") return undefined;
  if (ask === "sims.add") return { ...entries, sims: String(Math.min(simsIn(entries) + 1, mostAtOnce)) };
  if (ask === "promo.remove") return { ...entries, promoCode: "" };
  if (ask === "email.meant") return { ...entries, email: meantEmail(entries.email ?? "") ?? entries.email ?? "" };
  const [, place] = /^sims\.remove\.(\d{1,2})$/.exec(ask) ?? [];
  return place === undefined ? entries : withoutSim(Number(place), entries);
}

function withoutSim(place: number, entries: Entries): Entries {
  const count = simsIn(entries);
  const texts = Array.from({ length: count }, (_, at) => entries[`iccids.${at}`] ?? "").filter((_, at) => at !== place);
  const others = Object.entries(entries).filter(([name]) => !name.startsWith("iccids."));
  return {
    ...Object.fromEntries(others),
    sims: String(Math.max(texts.length, 1)),
    ...Object.fromEntries(texts.map((text, at) => [`iccids.${at}`, text])),
  };
}
