import { timingSafeEqual } from "node:crypto";
import { minuteMs } from "../../../kernel/duration.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { passMinutes } from "./rules.ts";

const signed = (vault: Vault, iccid: string, until: string) => vault.sign("prepaid card", `${iccid} ${until}`);

/** Opens the records of one card for an hour: its end, and a signature. */
export function passOf(iccid: string, vault: Vault, now: Date): string {
  const until = (now.getTime() + passMinutes * minuteMs).toString(36);
  return `${until}.${signed(vault, iccid, until)}`;
}

export function isPassOf(iccid: string, pass: string, vault: Vault, now: Date): boolean {
  const [until = "", signature = ""] = pass.split(".");
  const [given, right] = [Buffer.from(signature), Buffer.from(signed(vault, iccid, until))];
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(until, 36) > now.getTime();
}
