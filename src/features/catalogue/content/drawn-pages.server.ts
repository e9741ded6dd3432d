import { htmlOf } from "./paragraphs.server.ts";
import { languagesOf, type Text } from "./staff-rules.ts";

/** A text as its page will show it, in each language. */
export const drawnPages = (text: Text) =>
  languagesOf(text).map((language) => ({
    language,
    title: text.languages[language]!.title,
    html: htmlOf(text.languages[language]!.cells.map((cell) => cell.text)),
  }));
