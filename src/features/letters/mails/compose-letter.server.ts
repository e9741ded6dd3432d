import { oneLine } from "../../../kernel/one-line.ts";
import { htmlPage } from "./layout.server.ts";
import type { ComposedLetter, LetterContent } from "./letter-content.ts";
import { plainText } from "./plain-text.server.ts";

/** Renders an e-mail's content as HTML and text, with the pictures of the HTML. */
export function composeLetter(content: LetterContent, pictures: ComposedLetter["pictures"] = []): ComposedLetter {
  return { subject: oneLine(content.subject), text: plainText(content), html: htmlPage(content), pictures };
}
