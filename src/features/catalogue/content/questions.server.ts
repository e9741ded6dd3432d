import type { Selectable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import { oncePer } from "../../../kernel/once-per.ts";
import { perCatalogueVersion, type CatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { FaqRow } from "../../../platform/database/tables.ts";
import { inAskedLanguage } from "./asked-language.ts";
import { faqKinds } from "./faq-kinds.ts";
import { searchable, type Searchable } from "./matching-questions.ts";
import { shownHtml } from "./shown-html.server.ts";
import { faqRows } from "./store.server.ts";

type Question = { kind: FaqRow["kind"]; id: string; Q: string; A: string };
type Questions = { texts: Searchable<Question>[]; counts: Record<FaqRow["kind"], number> };

const written = perCatalogueVersion(async (db) => {
  const rows = await faqRows(db);
  return oncePer((language: Language) => chosen(rows, language));
});

/**
 * Every question of the shop in a language, in order of kind and position; read, made safe and searchable once per
 * catalogue.
 */
export async function questionsIn(
  language: Language,
  shop: { db: Db; catalogueVersion: CatalogueVersion },
): Promise<Questions> {
  return (await written(shop))(language);
}

function chosen(rows: readonly Selectable<FaqRow>[], language: Language): Questions {
  const shown = inAskedLanguage(rows, language, ({ kind, id }) => `${kind} ${id}`);
  const inOrder = faqKinds.map((kind) => shown.filter((row) => row.kind === kind));
  return {
    texts: inOrder
      .flat()
      .map(({ kind, id, question, answer_html }) => searchable({ kind, id, Q: question, A: shownHtml(answer_html) })),
    counts: Object.fromEntries(faqKinds.map((kind, place) => [kind, inOrder[place]!.length])) as Questions["counts"],
  };
}
