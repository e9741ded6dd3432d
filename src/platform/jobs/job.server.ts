import * as z from "zod/mini";
import type { Shop } from "../context.server.ts";

/**
 * Work that happens after an answer. It may run twice, so it must look before it acts. A throw means: try again later.
 */
export type Job<Name extends string = string, Payload extends z.ZodMiniType = z.ZodMiniType> = {
  name: Name;
  payload: Payload;
  /** Begins by itself at these times (five fields, UTC), once for all processes together. */
  repeats?: string;
  run(payload: unknown, shop: Shop): Promise<void>;
};

/**
 * `run` says that it returns `Promise<void>`: what it enqueues is typed by the list of all jobs, on which it stands
 * itself.
 */
export function job<const Name extends string, Payload extends z.ZodMiniType>(
  name: Name,
  payload: Payload,
  run: (payload: z.output<Payload>, shop: Shop) => Promise<void>,
): Job<Name, Payload> {
  return { name, payload, run: (given, shop) => run(payload.parse(given), shop) };
}

const nothing = z.object({});

/**
 * Work that comes round: `repeats` such as every five minutes. It must look what is due; a round may be missed or come
 * late.
 */
export function repeatedJob<const Name extends string>(
  name: Name,
  repeats: string,
  run: (shop: Shop) => Promise<void>,
): Job<Name, typeof nothing> {
  return { name, payload: nothing, repeats, run: (_payload, shop) => run(shop) };
}
