import { operatorZone } from "../../../kernel/operator-zone.ts";
import type { ReadDocument } from "../../../kernel/read-document.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { Context } from "../../../platform/context.server.ts";
import { documentOnCard } from "./read-card.ts";

/** `pieces`: of its slices, where they were cut out at the same time. */
export type Seen = { read: ReadDocument | null; pieces?: string[] | undefined };

/** By its zone, and what has none by its text. Nobody could look: too many wait for it, or it breaks whoever does. */
export async function lookAtPhoto(
  jpeg: Buffer,
  { documents, now }: Pick<Context, "documents" | "now">,
  { givesWay = false } = {},
): Promise<Seen | "busy" | "broken"> {
  const { read, pieces, isBusy } = await documents.read(jpeg, dateAt(now.getTime(), operatorZone), givesWay);
  if (read === undefined) return unseen(isBusy);
  if (read?.type === 1) return { read, pieces };
  const { lines, isBusy: isTextBusy } = await documents.text(jpeg, false, givesWay);
  // a permit without its names is more than nothing, and a card that nobody could look at may be asked for again
  const onCard = lines ? documentOnCard(lines, read) : read;
  return onCard || lines ? { read: onCard ?? null } : unseen(isTextBusy);
}

const unseen = (isBusy = false) => (isBusy ? "busy" : "broken");
