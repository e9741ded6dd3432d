import type { Language } from "../kernel/language.ts";

/**
 * What staff have made of a message: each of its texts as the shop has it, and as it is said now. The text of a message
 * with values is a template with their places, `{0}`.
 */
export type ChangedMessage = readonly (readonly [was: string, is: string])[];
/** By the message's place in its area, `nav.buy`. */
export type ChangedArea = Readonly<Record<string, ChangedMessage>>;
/** `version`: another one says other words; 0: nobody has changed any. */
export type ChangedWords = {
  version: string;
  languages: Readonly<Partial<Record<Language, Readonly<Record<string, ChangedArea>>>>>;
};

export const asCompiled: ChangedWords = { version: "0", languages: {} };

const made = new WeakMap<ChangedArea, unknown>();

/** The words of an area with what was changed of them: made once, and the very same ones where nothing was. */
export function wordsWith<Words>(words: Words, changed: ChangedArea | undefined): Words {
  if (!changed) return words;
  if (!made.has(changed))
    made.set(
      changed,
      Object.entries(changed).reduce<unknown>(
        (area, [path, message]) => replaced(area, path.split("."), message),
        words,
      ),
    );
  return made.get(changed) as Words;
}

/** A message that the shop no longer has is left out. */
function replaced(words: unknown, [key, ...rest]: readonly string[], message: ChangedMessage): unknown {
  if (key === undefined) return changedMessage(words, message);
  if (typeof words !== "object" || words === null || !Object.hasOwn(words, key)) return words;
  const copy: Record<string, unknown> = Array.isArray(words) ? ([...words] as never) : { ...words };
  copy[key] = replaced(copy[key], rest, message);
  return copy;
}

/**
 * A message with values is asked as before, and what it says is replaced where it is one of the texts that were
 * changed. So plurals and exceptions stay the message's own, and what a new version of the shop says otherwise is not
 * covered with a text that was made for another one.
 */
function changedMessage(value: unknown, message: ChangedMessage): unknown {
  if (typeof value === "string") return message[0]?.[1] ?? value;
  if (typeof value !== "function") return value;
  return (...values: unknown[]) => {
    const said: unknown = value(...values);
    const instead = (text: unknown) => {
      const pair = message.find(([was]) => filled(was, values) === text);
      return pair ? filled(pair[1], values) : text;
    };
    return Array.isArray(said) ? said.map(instead) : instead(said);
  };
}

/** A template with the values in their places. */
export function filled(template: string, values: readonly unknown[]): string {
  return template.replace(/\{(\d)\}/g, (_place, at: string) => String(values[Number(at)]));
}
