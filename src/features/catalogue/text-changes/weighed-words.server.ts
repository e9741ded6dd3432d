import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { By } from "../../records/actions/by.server.ts";
import { putWords } from "../words/put-words.server.ts";
import type { WordsWish } from "../words/staff-contract.ts";
import type { Weighed } from "../words/weigh-words.server.ts";
import { scheduleWeighed } from "./schedule-weighed.server.ts";
import { spanOf, type TypedSpan } from "./span.ts";

type Typed = TypedSpan & { words: WordsWish; reason: string };

export function scheduleWeighedWords(
  tx: DbOrTx,
  weighed: Weighed,
  { words, reason, ...typed }: Typed,
  as: { by: By; madeBy: string; proposedBy?: string },
): Promise<string> {
  const span = spanOf(typed, { mayEnd: true }, as.by.now);
  const scheduled = {
    kind: "words" as const,
    name: nameOf(words),
    wish: { words, reason },
    version: String(words.version),
    differences: weighed.differences,
  };
  return scheduleWeighed(tx, scheduled, span, as, async () => {
    const { madeBy: writtenBy, proposedBy } = as;
    const published = { action: "words_published", reason, writtenBy, ...(proposedBy && { proposedBy }) } as const;
    await putWords(tx, weighed, as.by, published);
  });
}

export const nameOf = ({ area, path }: WordsWish): string => `${area} ${path}`;
