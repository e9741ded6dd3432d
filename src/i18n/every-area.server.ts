import { globSync } from "node:fs";
import { basename } from "node:path";
import { fullyOffered, type Language } from "../kernel/language.ts";
import { oncePer } from "../kernel/once-per.ts";
import { textsOf, type MessageTexts } from "./message-texts.ts";
import { readWords } from "./read-words.server.ts";

/** What the console and readers of files say is not said to customers. */
const ofStaff = /^(console(-.*)?|file-problems|record-problems)$/;
/** What leaves the shop as an e-mail, text message, push or PDF. */
const sent = new Set([
  "letters",
  "trip-letters",
  "service-letters",
  "real-name-letters",
  "top-up-letters",
  "enquiry-letters",
  "texts",
  "pushes",
  "receipt",
  "content",
  "data-file",
]);
/** The pages that are sent while nothing can be asked. */
const saidAlone = /^errors\.(loadError\.|keptPage|missedPage)/;

export const wordKinds = ["pages", "sent"] as const;
export type WordKind = (typeof wordKinds)[number];

const areas = globSync("en/*.ts", { cwd: import.meta.dirname })
  .map((file) => basename(file, ".ts"))
  .filter((area) => !ofStaff.test(area))
  .toSorted();

export const areasOf = (kind: WordKind): string[] => areas.filter((area) => sent.has(area) === (kind === "sent"));
export const kindOfArea = (area: string): WordKind => (sent.has(area) ? "sent" : "pages");

/** A message by its place in its area, and what each language says there; undefined where that cannot be told. */
export type CompiledMessage = {
  area: string;
  path: string;
  languages: ReadonlyMap<Language, MessageTexts | undefined>;
};

/** The messages of an area that customers read; none where there is no such area. */
export const messagesOf = async (area: string): Promise<readonly CompiledMessage[]> =>
  areas.includes(area) ? readOnce(area) : [];

/** From the files, when the console first asks. */
const readOnce = oncePer(async (area: string): Promise<readonly CompiledMessage[]> => {
  const inEach = await Promise.all(
    fullyOffered.map(async (language) => {
      return [language, new Map(messagesIn(await readWords(language, area)))] as const;
    }),
  );
  const paths = new Set(inEach.flatMap(([, messages]) => [...messages.keys()]));
  return [...paths]
    .filter((path) => !saidAlone.test(`${area}.${path}`))
    .map((path) => ({
      area,
      path,
      languages: new Map(
        inEach.flatMap(([language, messages]) => (messages.has(path) ? [[language, textsOf(messages.get(path))]] : [])),
      ),
    }));
});

/** A place with a point in its name could not be found again. */
function messagesIn(words: unknown, at: readonly string[] = []): [path: string, message: unknown][] {
  if (typeof words !== "object" || words === null) return [[at.join("."), words]];
  return Object.entries(words).flatMap(([name, part]) => (name.includes(".") ? [] : messagesIn(part, [...at, name])));
}
