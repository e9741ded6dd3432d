import { isOneSegment } from "../../../adapters/sms/text-message.ts";
import type { ChangedMessage } from "../../../i18n/changed-words.ts";
import { messagesOf, type CompiledMessage } from "../../../i18n/every-area.server.ts";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import type { RecordProblem } from "../../../kernel/record-problem.ts";
import { refuse, Refusal } from "../../../kernel/refusal.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import {
  isOfOtherFiles,
  originalOfWords,
  pairsOf,
  problemsOfText,
  problemsOfTextMessage,
  saidNow,
  withEndsOf,
  withNames,
  withPlaces,
  type WordState,
} from "./rules.ts";
import type { WordsWish } from "./staff-contract.ts";
import { holdingChanges, type HoldingChange } from "./store.server.ts";

/** A message as it is said today in a language; texts with the places of their values. */
type SaidIn = {
  language: Language;
  compiled: string[];
  texts: string[];
  said: ChangedMessage | null;
  state: WordState;
  originalWas: string | null;
  isOfOtherFiles: boolean;
};
export type SaidMessage = {
  area: string;
  path: string;
  version: number;
  names: string[];
  isEditable: boolean;
  languages: SaidIn[];
};

/** How a message stands in every language; `changes` are its own. */
export function saidMessage(
  { area, path, languages }: CompiledMessage,
  changes: readonly HoldingChange[],
): SaidMessage {
  const found = fullyOffered.map((language) => [language, languages.get(language)] as const);
  const names = found
    .map(([, texts]) => texts?.names ?? [])
    .reduce((one, other) => (one.length < other.length ? other : one));
  const english = languages.get("en")?.names ?? [];
  const texts = new Map(
    found.map(([language, one]) => {
      const compiled = one?.texts ?? [];
      const change = changes.find(({ lang }) => lang === language);
      return [
        language,
        { compiled, change, texts: saidNow(compiled, change?.said ?? null, names.length > 0) },
      ] as const;
    }),
  );
  const original = texts.get(originalOfWords) ?? texts.get("en")!;
  const [originalNow, compiledOriginal] = [original.texts.join("\n"), original.compiled.join("\n")];
  return {
    area,
    path,
    version: Math.max(0, ...changes.map(({ version }) => version)),
    names: english.length === names.length ? english : names,
    isEditable: found.every(([language, one]) => one !== undefined || !languages.has(language)),
    languages: [...texts].map(([language, { compiled, change, texts: now }]) => {
      const from = change?.original ?? compiledOriginal;
      const isBehind = language !== originalOfWords && from !== originalNow;
      return {
        language,
        compiled,
        texts: now,
        said: change?.said ?? null,
        state: languages.has(language) ? (isBehind ? "behind" : "current") : "missing",
        originalWas: isBehind ? from : null,
        isOfOtherFiles: isOfOtherFiles(compiled, change?.said ?? null),
      };
    }),
  };
}

/** `until`: as it was said at that version of it. */
export async function messageAt(
  db: DbOrTx,
  { area, path }: { area: string; path: string },
  until?: number,
): Promise<SaidMessage> {
  const message = (await messagesOf(area)).find((one) => one.path === path) ?? refuse("NOT_FOUND");
  return saidMessage(message, await holdingChanges(db, { area, path }, until));
}

/** By area and place, `shell nav.buy`; undefined where this version of the shop has no such message. */
export async function messageNamed(db: DbOrTx, name: string): Promise<SaidMessage | undefined> {
  const [area = "", path = ""] = name.split(" ");
  try {
    return await messageAt(db, { area, path });
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

type Difference = { field: string; before: string; after: string };
/** `kept`: what is written for a language whose texts, or what they are held for, change. */
export type Weighed = {
  message: SaidMessage;
  kept: { language: Language; said: ChangedMessage | null; original: string }[];
  differences: Difference[];
};

/** What was typed, held against the rules and against what is said today. */
export async function weighWords(db: DbOrTx, wish: WordsWish): Promise<Weighed> {
  const message = await messageAt(db, wish);
  if (!message.isEditable) return refuse("NOT_FOUND");
  const { names } = message;
  const typed = message.languages.map((now) => {
    const { texts, right } = wish.languages[now.language] ?? {
      texts: now.texts.map((text) => withNames(text, names)),
      right: false,
    };
    return { now, right, texts: now.compiled.map((compiled, at) => withEndsOf(compiled, texts[at] ?? "")) };
  });
  const fields = typed.flatMap(({ now, texts }) => problemsOf(message, now, texts));
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
  const after = new Map(typed.map(({ now, texts }) => [now.language, texts.map((text) => withPlaces(text, names))]));
  const original = (after.get(originalOfWords) ?? []).join("\n");
  const differences = message.languages.flatMap(({ language, texts }) =>
    texts.flatMap((before, at) => {
      const text = after.get(language)![at]!;
      return before === text
        ? []
        : [{ field: `${language}.${at}`, before: withNames(before, names), after: withNames(text, names) }];
    }),
  );
  const kept = typed.flatMap(({ now, right }) => {
    const texts = after.get(now.language)!;
    const isOther = texts.some((text, at) => text !== now.texts[at]);
    const isMarked = right && now.state === "behind";
    if (!isOther && !isMarked && !now.isOfOtherFiles) return [];
    return [{ language: now.language, said: pairsOf(now.compiled, texts), original }];
  });
  if (kept.length > 0 && message.version !== wish.version) return refuse("RECORD_CHANGED");
  return { message, kept, differences };
}

function problemsOf(
  { area, names }: SaidMessage,
  { language, compiled }: SaidIn,
  texts: readonly string[],
): RecordProblem[] {
  return compiled.flatMap((was, at) => {
    const field = `words.languages.${language}.texts.${at}`;
    const text = texts[at]!;
    const found = problemsOfText(field, withNames(was, names), text);
    if (found.length > 0 || area !== "texts" || text === withNames(was, names)) return found;
    return problemsOfTextMessage(field, withPlaces(text, names), isOneSegment);
  });
}
