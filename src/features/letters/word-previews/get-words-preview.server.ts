import { textTemplates, type TextTemplate } from "../../../adapters/sms/sms-sender.ts";
import { placesOfText } from "../../../adapters/sms/text-message.ts";
import { withChangedWords } from "../../../i18n/changed-words.server.ts";
import { textWords } from "../../../i18n/texts.server.ts";
import type { Language } from "../../../kernel/language.ts";
import { operation } from "../../../platform/operation.server.ts";
import { draftedWords } from "../../catalogue/words/drafted-words.server.ts";
import type { ExampleLetter } from "../mails/example-account-letters.server.ts";
import { exampleLetters } from "../mails/example-letters.server.ts";
import type { ComposedLetter } from "../mails/letter-content.ts";
import { GetWordsPreview } from "./contract.ts";

/** Said behind the message in a first drawing, so that one sees which e-mails say it. */
const mark = "\u{E002}";

export const getWordsPreview = operation(GetWordsPreview, async ({ lang, example, ...at }, context) => {
  const [marked, drafted] = await Promise.all([draftedWords(at, context, mark), draftedWords(at, context)]);
  const saying = withChangedWords(marked, () => exampleLetters(lang).filter(({ write }) => says(write())));
  const letters = withChangedWords(drafted, () => saying.map(({ name, write }) => ({ example: name, ...write() })));
  const letter = letters.find((one) => one.example === example) ?? letters[0];
  return {
    examples: letters.map(({ example: name, subject }) => ({ example: name, subject })),
    letter: letter ? { ...letter, html: inert(letter) } : null,
    textMessage: at.area === "texts" ? withChangedWords(drafted, () => textMessageOf(at.path, lang)) : null,
  };
});

const says = ({ subject, text, html }: ReturnType<ExampleLetter["write"]>) =>
  [subject, text, html].some((form) => form.includes(mark));

/** Pictures in the page itself, and links that lead nowhere. */
function inert({ html, pictures }: Pick<ComposedLetter, "html" | "pictures">): string {
  return pictures
    .reduce(
      (page, { cid, content }) =>
        page.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${Buffer.from(content).toString("base64")}"`),
      html,
    )
    .replace(/ href="[^"]*"/g, "");
}

function textMessageOf(path: string, language: Language) {
  if (!textTemplates.some((one) => one === path)) return null;
  const text = textWords(language)[path as TextTemplate]("402817", 10);
  return { text, ...placesOfText(text) };
}
