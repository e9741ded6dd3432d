import { iccidKey, readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import type { AttemptLimit } from "../../../platform/attempts.server.ts";
import type { SimProblem } from "./contract.ts";

export type TypedSim = { iccid: string; problem: SimProblem | null };

/** Validates typed numbers offline; the same in browser and server (requirements E4). */
export function typedSims(texts: readonly string[]): TypedSim[] {
  const seen = new Set<string>();
  return texts.map((text) => {
    const read = readIccid(text, { prefixes: soldPrefixes });
    if (!read.ok) return { iccid: text, problem: problems[read.problem] };
    const key = iccidKey(read.iccid);
    if (seen.has(key)) return { iccid: read.iccid, problem: "iccid.duplicate" };
    seen.add(key);
    return { iccid: read.iccid, problem: null };
  });
}

const problems = { empty: "empty", prefix: "iccid.prefix", wrong: "iccid" } as const;

/**
 * Distinct numbers per hour, right ones too, across all entry points: sign-in, the check, orders of renewals, the list
 * of SIMs; and addresses tried for one.
 */
export const simNumberLimits = {
  network: { what: "SIM numbers of a network", most: 30, minutes: 60, network: true },
  account: { what: "SIM numbers of an account", most: 30, minutes: 60 },
  /**
   * Wrong addresses for one SIM, from all networks and accounts together: an address is easier to guess than a code
   * (docs/decisions/0028).
   */
  addresses: { what: "addresses of a SIM", most: 10, minutes: 30 * 1440, refusal: "SIM_TRIED_OFTEN" },
} as const satisfies Record<string, AttemptLimit>;
