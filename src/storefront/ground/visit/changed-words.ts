import { wordsWith, type ChangedArea } from "../../../i18n/changed-words.ts";
import type { Language } from "../../../kernel/language.ts";
import { post } from "./call.ts";
import type { Answer } from "./calls.ts";
import { sayInstead, type Area } from "./words.ts";

const known = new Map<Area, ChangedArea | undefined>();

/**
 * In the browser, of a page that came with changed words: those of its areas. A document is of one language. The others
 * are asked for with their screen.
 */
export function takeChangedWords(areas: readonly Area[], changed: Partial<Record<Area, ChangedArea>>): void {
  for (const area of areas) known.set(area, changed[area]);
  sayChanged();
}

/** Of a page that is older than a change: what these areas say now, also where nothing was changed when it came. */
export async function renewChangedWords(language: Language, areas: readonly Area[]): Promise<void> {
  await read(language, areas);
  sayChanged();
}

const sayChanged = () => sayInstead({ said: (words, _language, area) => wordsWith(words, known.get(area)), bring });

async function bring(language: Language, areas: readonly Area[]): Promise<void> {
  const more = areas.filter((area) => !known.has(area));
  if (more.length > 0) await read(language, more);
}

async function read(language: Language, areas: readonly Area[]): Promise<void> {
  try {
    const { resultData } = await post("/api/common/getChangedWords", { areas }, language);
    const { changed } = resultData as Answer<"/common/getChangedWords">;
    for (const area of areas) known.set(area, changed[area]);
  } catch {
    // the shop's own words are there, and a screen need not wait for the others
  }
}
