import { createHash } from "node:crypto";
import { realNameWords } from "../../../i18n/real-name.server.ts";
import type { FieldProblem } from "../../../kernel/field-problems.ts";
import { languages } from "../../../kernel/language.ts";
import { inChangedWords } from "../../../platform/changed-words.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { consentTexts } from "./consent-texts.ts";
import type { RealNameForm } from "./form-problems.ts";

type Shown = Record<keyof ReturnType<typeof consentTexts>, { text: string }>;

type Asking = Pick<Context, "changedWords" | "catalogueVersion">;

/**
 * A consent is to what the page says now, in one of its languages: what a client makes up is none. By the words of the
 * moment, for another process may have drawn the page after staff changed them.
 */
export async function unshownConsents(shown: Shown, form: RealNameForm, asking: Asking): Promise<FieldProblem[]> {
  const said = await inChangedWords(asking, async () =>
    languages.map((language) => consentTexts(realNameWords(language).send, form)),
  );
  return kinds(shown).flatMap((kind): FieldProblem[] =>
    said.some((texts) => texts[kind] === shown[kind].text)
      ? []
      : [{ field: `${kind}.text`, problem: "consent.changed" }],
  );
}

export const shownConsents = (shown: Shown) =>
  kinds(shown).map((kind) => ({ kind, version: versionOf(shown[kind].text), said: shown[kind].text }));

const kinds = (shown: Shown) => Object.keys(shown) as (keyof Shown)[];
const versionOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);
