import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "csv-parse/sync";

const project = join(import.meta.dirname, "..");

/** The files of src/i18n, by what they are about. */
export const areas = globSync("src/i18n/en/*.ts", { cwd: project }).map((file) => basename(file, ".ts"));

export type Leaf = { key: string; value: unknown };
const leaves = (words: unknown, key = ""): Leaf[] =>
  typeof words === "object" && words !== null
    ? Object.entries(words).flatMap(([name, value]) => leaves(value, key ? `${key}.${name}` : name))
    : [{ key, value: words }];

export const wordsOf = async (language: string, area: string): Promise<Leaf[]> =>
  leaves((await import(join(project, `src/i18n/${language}/${area}.ts`))).words);

/** Calls a message with telling values; a value that does not come out is missing in the translation. */
export function spoken(message: Leaf): string | undefined {
  if (typeof message.value !== "function") return String(message.value);
  const values = Array.from({ length: message.value.length }, (_, place) => 7001 + place);
  try {
    return String((message.value as (...values: unknown[]) => unknown)(...values));
  } catch {
    return undefined;
  }
}

/** Every word of a language: `area.key: text`. Of those that want lists the source, with its own texts. */
export async function everyWord(language: string): Promise<string[]> {
  const all = await Promise.all(
    areas.map(async (area) =>
      (await wordsOf(language, area)).map((leaf) => `${area}.${leaf.key}: ${spoken(leaf) ?? String(leaf.value)}`),
    ),
  );
  return all.flat();
}

/** Every line of the demo shop's questions, documents and notices, and every name in its catalogue. */
export function everyLineOfTheDemo(language: string): string[] {
  const lines = globSync(`db/demo/*/${language}/*.md`, { cwd: project }).flatMap((file) =>
    read(file)
      .split("\n")
      .map((line) => `${file}: ${line}`),
  );
  const names = ["destinations", "regions", "exchange-rates"].flatMap((file) =>
    rowsOfTheDemo(file).map((row) => `${file}: ${row[language]}`),
  );
  return [...lines, ...names];
}

export const rowsOfTheDemo = (file: string): Record<string, string>[] =>
  parse(read(`db/demo/${file}.csv`), { columns: true });
const read = (file: string) => readFileSync(join(project, file), "utf8");
