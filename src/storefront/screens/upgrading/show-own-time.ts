import type { Language } from "../../../kernel/language.ts";
import { readersZone } from "../../ground/visit/readers-zone.ts";
import { inOwnTime } from "./end-of-upgrade.ts";

/**
 * The server does not know where the visitor's clock stands: fills in what it left hidden for those whose clock
 * differs.
 */
export function showOwnTime(page: Document): void {
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-own-time]")) {
    const told = inOwnTime(time.dateTime, time.dataset.ownTime as Language, readersZone());
    time.textContent = told ?? "";
    time.parentElement!.hidden = told === undefined;
  }
}
