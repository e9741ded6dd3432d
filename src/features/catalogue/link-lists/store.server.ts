import type { Language } from "../../../kernel/language.ts";
import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { KeptLink, LinkList } from "./rules.ts";

/** The newest of each list. */
export async function holdingLinks(db: DbOrTx): Promise<Map<LinkList, { version: number; links: KeptLink[] | null }>> {
  const rows = await db
    .selectFrom("link_list_changes")
    .distinctOn("list")
    .select(["list", "version", "links"])
    .orderBy("list")
    .orderBy("version", "desc")
    .execute();
  return new Map(rows.map(({ list, version, links }) => [list, { version, links }]));
}

/** For pages: read once per version of the catalogue, which every change moves. */
export const shownLinks = perCatalogueVersion(holdingLinks);

/** The newest first. */
export function changesOfLinks(db: DbOrTx, list: LinkList, most: number) {
  return db
    .selectFrom("link_list_changes")
    .innerJoin("staff", "staff.id", "changed_by")
    .select(["version", "links", "reason", "changed_at", "staff.name as who"])
    .where("list", "=", list)
    .orderBy("version", "desc")
    .limit(most)
    .execute();
}

type Change = {
  list: LinkList;
  version: number;
  links: KeptLink[] | null;
  reason: string;
  changed_by: string;
  changed_at: Date;
};

/** In the transaction that holds the lock of the catalogue, so that no other change has this version. */
export async function insertLinks(tx: DbOrTx, { links, ...change }: Change): Promise<void> {
  await tx
    .insertInto("link_list_changes")
    .values({ ...change, links: links && JSON.stringify(links) })
    .execute();
}

/** Documents of the footer, in its order; of a language that has none, in English. */
export async function documentTitles(db: DbOrTx, language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom("policies")
    .select(["docname", "title", "lang"])
    .where("lang", "in", ["en", language])
    .orderBy("docname")
    .execute();
  const inEnglish = rows.filter(({ lang }) => lang === "en");
  return new Map(
    [...inEnglish, ...rows.filter(({ lang }) => lang === language)].map((row) => [row.docname, row.title]),
  );
}
