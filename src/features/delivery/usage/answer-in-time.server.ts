import { setTimeout as pause } from "node:timers/promises";
import { NetworkUnavailable } from "../../../adapters/network/network.ts";
import { SupplierUnavailable } from "../../../adapters/supply/esim-supplier.ts";
import type { Shop } from "../../../platform/context.server.ts";

/**
 * An external answer, or `late`: a page waits no longer than NETWORK_PATIENCE_MS. A late answer is still recorded by
 * the caller.
 */
export async function answerInTime<Answer>(
  looking: Promise<Answer>,
  { log, config }: Pick<Shop, "log" | "config">,
): Promise<Answer | "late"> {
  const waiting = new AbortController();
  const answered = looking.catch((error: unknown) => {
    if (!(error instanceof NetworkUnavailable) && !(error instanceof SupplierUnavailable))
      log.error({ err: error }, "the word on a SIM was not written down");
    return "late" as const;
  });
  const answer = await Promise.race([
    answered,
    pause(config.NETWORK_PATIENCE_MS, "late" as const, { signal: waiting.signal, ref: false }).catch(
      () => "late" as const,
    ),
  ]);
  waiting.abort();
  return answer;
}
