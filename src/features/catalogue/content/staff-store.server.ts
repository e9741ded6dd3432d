import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Language } from "../../../kernel/language.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { FaqRow, NoticeRow, PolicyRow } from "../../../platform/database/tables.ts";
import { faqKinds } from "./faq-kinds.ts";
import { isMadeOf, paragraphsOf, readInTurns } from "./paragraphs.server.ts";
import { originalLanguage, type Cell, type Text, type TextKind } from "./staff-rules.ts";
import { allNotices, allQuestions, policyRows } from "./store.server.ts";

type Row = {
  name: string;
  lang: Language;
  title: string;
  source: string;
  html: string;
  facts: Record<string, string>;
  isWithdrawn: boolean;
};

export const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 16);

export const originalHashes = ({ languages }: Pick<Text, "languages">): string[] =>
  (languages[originalLanguage]?.cells ?? []).map(({ text }) => hashOf(text));

/**
 * Of one kind, all or one of them, in the order of the shop. In turns: the first time the paragraphs of all take half a
 * second.
 */
export async function textsOf(db: DbOrTx, kind: TextKind, name?: string): Promise<Text[]> {
  const rows = (await rowsOf[kind](db)).filter((row) => name === undefined || row.name === name);
  const kept = await db
    .selectFrom("text_paragraphs")
    .select(["name", "lang", "paragraphs"])
    .where("kind", "=", kind)
    .$if(name !== undefined, (query) => query.where("name", "=", name!))
    .execute();
  const known = new Map(kept.map((row) => [`${row.lang} ${row.name}`, row.paragraphs]));
  const texts: Text[] = [];
  for (const [called, inEach] of Map.groupBy(rows, (row) => row.name)) {
    const original = inEach.find(({ lang }) => lang === originalLanguage) ?? inEach[0]!;
    const { facts, isWithdrawn } = original;
    await readInTurns(original.html);
    const hashes = cellsOf(original, known).map(({ text }) => hashOf(text));
    const languages: Text["languages"] = {};
    for (const row of inEach) {
      await readInTurns(row.html);
      languages[row.lang] = { title: row.title, source: row.source, cells: cellsOf(row, known, hashes) };
    }
    texts.push({ kind, name: called, facts, isWithdrawn, languages });
  }
  return texts;
}

/** An import writes pages whole: what it has changed is held for a translation of what it brought along. */
function cellsOf(
  { lang, name, html }: Row,
  known: ReadonlyMap<string, Cell[]>,
  originals: readonly string[] = [],
): Cell[] {
  const kept = known.get(`${lang} ${name}`);
  if (
    kept &&
    isMadeOf(
      html,
      kept.map(({ text }) => text),
    )
  )
    return kept;
  return paragraphsOf(html).map((text, at) => ({ text, from: originals[at] ?? null }));
}

const rowsOf: Record<TextKind, (db: DbOrTx) => Promise<Row[]>> = {
  notice: async (db) =>
    (await allNotices(db)).map(({ id, published_at, countries, withdrawn_at, ...row }) => ({
      ...row,
      name: id,
      isWithdrawn: withdrawn_at !== null,
      facts: {
        published_at: published_at.toISOString().replace(".000Z", "Z"),
        countries: countries?.join(" ") ?? "",
      },
    })),
  question: async (db) =>
    (await allQuestions(db))
      .toSorted((one, other) => faqKinds.indexOf(one.kind) - faqKinds.indexOf(other.kind))
      .map(({ kind, id, lang, position, question, answer_html, withdrawn_at }) => ({
        name: `${kind}.${id}`,
        lang,
        title: question,
        source: "",
        html: answer_html,
        facts: { position: String(position) },
        isWithdrawn: withdrawn_at !== null,
      })),
  policy: async (db) =>
    (await policyRows(db)).map(({ docname, version, effective, ...row }) => ({
      ...row,
      name: docname,
      source: "",
      facts: { version, effective },
      isWithdrawn: false,
    })),
};

export type PublishedPage = { kind: TextKind; name: string; lang: Language; record: object; cells: Cell[] };

/** The row that a file would have made, and beside it what it was translated from. The record was held against its rules. */
export async function putPage(tx: DbOrTx, { kind, name, lang, record, cells }: PublishedPage): Promise<void> {
  await putRecord[kind](tx, record as never);
  const paragraphs = JSON.stringify(cells);
  await tx
    .insertInto("text_paragraphs")
    .values({ kind, name, lang, paragraphs })
    .onConflict((conflict) => conflict.columns(["kind", "name", "lang"]).doUpdateSet({ paragraphs }))
    .execute();
}

const putRecord = {
  notice: (tx: DbOrTx, notice: Insertable<NoticeRow>) => {
    const row = { ...notice, withdrawn_at: null };
    return tx
      .insertInto("notices")
      .values(row)
      .onConflict((conflict) => conflict.columns(["id", "lang"]).doUpdateSet(row))
      .execute();
  },
  question: (tx: DbOrTx, question: Insertable<FaqRow>) => {
    const row = { ...question, withdrawn_at: null };
    return tx
      .insertInto("faq")
      .values(row)
      .onConflict((conflict) => conflict.columns(["kind", "id", "lang"]).doUpdateSet(row))
      .execute();
  },
  policy: (tx: DbOrTx, row: Insertable<PolicyRow>) =>
    tx
      .insertInto("policies")
      .values(row)
      .onConflict((conflict) => conflict.columns(["docname", "lang"]).doUpdateSet(row))
      .execute(),
} satisfies Record<TextKind, unknown>;

/** In all its languages; `null` puts it back. */
export async function withdrawRows(tx: DbOrTx, kind: TextKind, name: string, at: Date | null): Promise<void> {
  if (kind === "notice") await tx.updateTable("notices").set({ withdrawn_at: at }).where("id", "=", name).execute();
  if (kind === "question") {
    const [topic, ...id] = name.split(".");
    await tx
      .updateTable("faq")
      .set({ withdrawn_at: at })
      .where("kind", "=", topic as FaqRow["kind"])
      .where("id", "=", id.join("."))
      .execute();
  }
}

export async function moveQuestion(
  tx: DbOrTx,
  { kind, id, position }: Pick<Insertable<FaqRow>, "kind" | "id" | "position">,
): Promise<void> {
  await tx.updateTable("faq").set({ position }).where("kind", "=", kind).where("id", "=", id).execute();
}
