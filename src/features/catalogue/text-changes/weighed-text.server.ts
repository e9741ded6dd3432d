import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { putText } from "../content/put-text.server.ts";
import type { TextWish } from "../content/staff-contract.ts";
import { inForceFrom } from "../content/staff-rules.ts";
import type { Weighed } from "../content/weigh-text.server.ts";
import { scheduleWeighed } from "./schedule-weighed.server.ts";
import { spanOf, type TypedSpan } from "./span.ts";

type Typed = TypedSpan & { text: TextWish; version: string | null };

export function scheduleWeighedText(
  tx: DbOrTx,
  weighed: Weighed,
  wish: Typed,
  as: { by: By; madeBy: string; proposedBy?: string },
): Promise<string> {
  const { kind, name } = weighed.text;
  const scheduled = { kind, name, wish: wish.text, version: wish.version, differences: weighed.differences };
  const { proposedBy } = as;
  return scheduleWeighed(tx, scheduled, spanOfText(weighed, wish, as.by.now), as, async () => {
    if (weighed.isThere) return;
    const published = { action: "text_published", wish: wish.text, ...(proposedBy && { proposedBy }) } as const;
    await putText(tx, weighed, as.by, published);
  });
}

/** A policy begins with the day that its readers see, and a notice alone ends by itself. */
export const spanOfText = ({ text }: Weighed, typed: TypedSpan, now: Date) =>
  spanOf(typed, { inForce: inForceFrom(text), mayEnd: text.kind === "notice" }, now);
