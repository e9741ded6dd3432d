import type { OutputOf } from "../../../kernel/endpoint.ts";
import { operation } from "../../../platform/operation.server.ts";
import { photoWarnings } from "../../../platform/photographs/photo-rules.ts";
import { GetHandOver } from "./hand-over-contract.ts";
import { handOverOf } from "./hand-over-store.server.ts";
import { photosOf } from "./photos-store.server.ts";
import { realNameBehindKey } from "./real-name-key.server.ts";

export const getHandOver = operation(GetHandOver, async (shown, context): Promise<OutputOf<typeof GetHandOver>> => {
  const { db, now } = context;
  const { id } = await realNameBehindKey(db, shown, context);
  const handOver = await handOverOf(db, id);
  if (!handOver) return { state: "over", photos: [] };
  const { slots, opened_at: opened, taken_at: taken, ends_at: ends } = handOver;
  const since = (await photosOf(db, id)).filter(({ slot, added_at: added }) => slots.includes(slot) && added > opened);
  if (taken && since.length === slots.length)
    return {
      state: "done",
      photos: since.map(({ slot, warnings }) => ({
        slot,
        warnings: photoWarnings.filter((one) => warnings.includes(one)),
      })),
    };
  if (ends <= now) return { state: "over", photos: [] };
  return { state: taken ? "taken" : "waiting", photos: [] };
});
