import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetWordsPreview } from "./contract.ts";

/** The HTML of an example by itself, for the frame that shows it with its own styles. */
export const wordsLetterFrame: FileOfSite = async ({ query, ask }) => {
  const { area, path, lang, example } = query as Record<string, unknown>;
  const answer = (await ask(GetWordsPreview.path, { area, path, lang, example })) as Envelope<
    OutputOf<typeof GetWordsPreview>
  >;
  return { name: "letter.html", type: "text/html; charset=utf-8", file: unwrap(answer).letter?.html ?? "" };
};
