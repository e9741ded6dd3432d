import type * as z from "zod/mini";
import type { Shop } from "../context.server.ts";

/** Work that happens after an answer. It may run twice, so it must look before it acts. A throw means: try again later. */
export type Job = { name: string; run(payload: unknown, shop: Shop): Promise<void> };

export function job<Payload extends z.ZodMiniType>(
  name: string,
  payload: Payload,
  run: (payload: z.output<Payload>, shop: Shop) => Promise<void>,
): Job {
  return { name, run: (given, shop) => run(payload.parse(given), shop) };
}
