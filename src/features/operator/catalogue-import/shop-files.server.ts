import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { fileText } from "../../../kernel/file-text.ts";
import { languages } from "../../../kernel/language.ts";
import { chinaKinds } from "../../catalogue/china/china-records.ts";
import type { Problem } from "./problem.server.ts";

const csvNames = [
  "destinations.csv",
  "places.csv",
  "carriers.csv",
  "networks.csv",
  "regions.csv",
  "plans.csv",
  "esim-profiles.csv",
  "exchange-rates.csv",
  "devices.csv",
  "postage.csv",
  "promo-codes.csv",
  "sim-cards.csv",
  ...chinaKinds.map((kind) => `china-${kind}.csv`),
];
const topics = ["faq", "policies", "notices"] as const;
export type Topic = (typeof topics)[number];

const page = new RegExp(`^(${topics.join("|")})/(${languages.join("|")})/[^/]+\\.md$`);
const megabyte = 2 ** 20;
const largestFile = 20 * megabyte;

/**
 * The texts of a shop's folder by path, such as `plans.csv` and `faq/en/eSIM.md`; `topics`: which folders of pages it
 * has.
 */
type ShopFiles = { texts: Map<string, string>; topics: Topic[]; problems: Problem[] };

/** Reads everything that belongs to a shop. A file that does not is a problem: its name is probably mistyped. */
export async function shopFiles(folder: string): Promise<ShopFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => error,
  );
  if (entries instanceof Error)
    return {
      texts: new Map(),
      topics: [],
      problems: [{ file: folder, text: `cannot be read as a folder (${entries.code})` }],
    };
  const texts = new Map<string, string>();
  const problems: Problem[] = [];
  const pathOf = (entry: { parentPath: string; name: string }) =>
    relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map(pathOf)
    .filter((path) => !isBeside(path));
  for (const file of files.sort()) {
    const read = isKnown(file)
      ? await readText(join(folder, file))
      : { problem: `is no file of a shop; they are ${allNames}` };
    if ("text" in read) texts.set(file, read.text);
    else problems.push({ file, text: read.problem });
  }
  const folders = entries.filter((entry) => entry.isDirectory()).map(pathOf);
  if (files.length === 0 && folders.length === 0) {
    problems.push({ file: folder, text: `holds no file of a shop; they are ${allNames}` });
  }
  return { texts, topics: topics.filter((topic) => folders.includes(topic)), problems };
}

const allNames = `${csvNames.join(", ")} and ${topics.map((topic) => `${topic}/<language>/<name>.md`).join(", ")}`;

function isKnown(path: string): boolean {
  return csvNames.includes(path) || page.test(path);
}

/** Files that editors and operating systems leave around. */
function isBeside(path: string): boolean {
  return path === "README.md" || path.split("/").some((part) => part.startsWith("."));
}

const notText = "is not UTF-8 text; save it as UTF-8";

async function readText(path: string): Promise<{ text: string } | { problem: string }> {
  try {
    if ((await stat(path)).size > largestFile) return { problem: `is larger than ${largestFile / megabyte} MB` };
    const text = fileText(await readFile(path));
    return text === undefined ? { problem: notText } : { text };
  } catch (error) {
    return { problem: `cannot be read (${(error as NodeJS.ErrnoException).code})` };
  }
}
