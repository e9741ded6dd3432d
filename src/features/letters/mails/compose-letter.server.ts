import { oneLine } from "../../../kernel/one-line.ts";
import { htmlPage } from "./layout.server.ts";
import type { ComposedLetter, LetterContent } from "./letter-content.ts";
import { plainText } from "./plain-text.server.ts";

/** Gives what a letter says its two forms, HTML and text, with the pictures that the HTML shows. */
export function composeLetter(content: LetterContent, pictures: ComposedLetter["pictures"] = []): ComposedLetter {
  return { subject: oneLine(content.subject), text: plainText(content), html: htmlPage(content), pictures };
}
