import type { Vault } from "../../../platform/vault.server.ts";

/**
 * A SIM as the trail names it: its number belongs to a person and must be able to be erased, which no row of the trail
 * is. So the same SIM is found again by a signature, and a reader knows it by its last four digits.
 */
export const simInTrail = (vault: Vault, iccid: string) =>
  ({ on: { kind: "sim", id: vault.sign("sim in the trail", iccid) }, sim: iccid.slice(-4) }) as const;
