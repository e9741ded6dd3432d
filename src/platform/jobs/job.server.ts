import * as z from "zod/mini";
import { atOneVersion } from "../catalogue-version.server.ts";
import { inChangedWords } from "../changed-words.server.ts";
import type { Shop } from "../context.server.ts";

/** Background work. It may run twice, so it must be idempotent. A throw means: retry later. */
export type Job<Name extends string = string, Payload extends z.ZodMiniType = z.ZodMiniType> = {
  name: Name;
  payload: Payload;
  /** Cron schedule (five fields, UTC), run once for all processes together. */
  repeats?: string;
  run(payload: unknown, shop: Shop): Promise<void>;
};

/**
 * `run` is annotated with `Promise<void>`: inferring it would be circular, since what it enqueues is typed by the list
 * that contains the job.
 */
export function job<const Name extends string, Payload extends z.ZodMiniType>(
  name: Name,
  payload: Payload,
  run: (payload: z.output<Payload>, shop: Shop) => Promise<void>,
): Job<Name, Payload> {
  return { name, payload, run: (given, shop) => run(payload.parse(given), shop) };
}

/** One that writes to people: in the words of the moment. */
export function sendingJob<const Name extends string, Payload extends z.ZodMiniType>(
  name: Name,
  payload: Payload,
  run: (payload: z.output<Payload>, shop: Shop) => Promise<void>,
): Job<Name, Payload> {
  return job(name, payload, (given, shop) => {
    const same = atOneVersion(shop);
    return inChangedWords(same, () => run(given, same));
  });
}

const nothing = z.object({});

/** A scheduled job, such as every five minutes. It must query what is due; a run may be skipped or late. */
export function repeatedJob<const Name extends string>(
  name: Name,
  repeats: string,
  run: (shop: Shop) => Promise<void>,
): Job<Name, typeof nothing> {
  return { name, payload: nothing, repeats, run: (_payload, shop) => run(shop) };
}
