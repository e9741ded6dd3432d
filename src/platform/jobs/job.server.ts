import type * as z from "zod/mini";
import type { Shop } from "../context.server.ts";

/**
 * Work that happens after an answer. It may run twice, so it must look before it acts. A throw means: try again later.
 */
export type Job = {
  name: string;
  /** Begins by itself at these times (five fields, UTC), once for all processes together. */
  repeats?: string;
  run(payload: unknown, shop: Shop): Promise<void>;
};

export function job<Payload extends z.ZodMiniType>(
  name: string,
  payload: Payload,
  run: (payload: z.output<Payload>, shop: Shop) => Promise<void>,
): Job {
  return { name, run: (given, shop) => run(payload.parse(given), shop) };
}

/**
 * Work that comes round: `repeats` such as every five minutes. It must look what is due; a round may be missed or come
 * late.
 */
export function repeatedJob(name: string, repeats: string, run: (shop: Shop) => Promise<void>): Job {
  return { name, repeats, run: (_payload, shop) => run(shop) };
}
