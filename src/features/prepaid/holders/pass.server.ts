import { minuteMs } from "../../../kernel/duration.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { passMinutes } from "./rules.ts";

const purpose = "prepaid card";

/** Opens the records of one card for an hour: its end, and a signature. */
export function passOf(iccid: string, vault: Vault, now: Date): string {
  const until = (now.getTime() + passMinutes * minuteMs).toString(36);
  return `${until}.${vault.sign(purpose, `${iccid} ${until}`)}`;
}

export function isPassOf(iccid: string, pass: string, vault: Vault, now: Date): boolean {
  const [until = "", signature = ""] = pass.split(".");
  return vault.isSigned(purpose, `${iccid} ${until}`, signature) && Number.parseInt(until, 36) > now.getTime();
}
