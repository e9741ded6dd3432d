import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { readSheet, rowsOf, type CsvFile } from "./csv-sheet.server.ts";
import { esimProfilesCsv } from "./esim-profiles-csv.server.ts";
import type { Problem } from "./problem.server.ts";
import { promoCodesCsv } from "./promo-codes-csv.server.ts";
import type { Shop } from "./shop.server.ts";
import { simCardsCsv } from "./sim-cards-csv.server.ts";

/** What db/demo holds and everybody can read: whoever sells it in earnest gives it away. */
export type DemoGoods = { iccids: ReadonlySet<string>; promoCodes: ReadonlySet<string> };

/** Stands in the demo company's texts alone: the address under which nobody is reached (RFC 2606). */
const demoAddress = "@farwave.example";

export const demoFolder = join(import.meta.dirname, "../../../../db/demo");

export function demoGoods(folder: string): DemoGoods {
  const rows = <Row>(csv: CsvFile<Row>) => rowsOf(readSheet(csv, readFileSync(join(folder, csv.file), "utf8")).sheet);
  return {
    iccids: new Set([...rows(esimProfilesCsv), ...rows(simCardsCsv)].map(({ iccid }) => iccid)),
    promoCodes: new Set(rows(promoCodesCsv).map(({ code }) => code)),
  };
}

/** Each line of a folder that production must not take. */
export function demoGoodsIn(
  { profiles, cards, promos, policies = [], notices = [], faq = [] }: Shop,
  { iccids, promoCodes }: DemoGoods,
  { file: words }: FileSpeech = importerSpeech,
): Problem[] {
  const { everybodyKnows } = words;
  const lines = [
    ...(profiles?.lines ?? []).map((line) => ({ file: profiles!.file, ...line })),
    ...(cards?.lines ?? []).map((line) => ({ file: cards!.file, ...line })),
  ];
  return [
    ...lines
      .filter(({ row }) => row.iccid !== undefined && iccids.has(row.iccid))
      .map(({ file, line }) => ({ file, line, field: "iccid", text: everybodyKnows })),
    ...(promos?.lines ?? [])
      .filter(({ row }) => row.code !== undefined && promoCodes.has(row.code))
      .map(({ line }) => ({ file: promos!.file, line, field: "code", text: everybodyKnows })),
    ...[...policies, ...notices]
      .filter(({ record }) => record.html?.includes(demoAddress))
      .map(({ file }) => ({ file, text: `names ${demoAddress}, which ${everybodyKnows}` })),
    ...faq
      .filter(({ answer_html }) => answer_html.includes(demoAddress))
      .map(({ lang }) => ({ file: `faq/${lang}`, text: `names ${demoAddress}, which ${everybodyKnows}` })),
  ];
}

/** What of the demo lies in the database of a shop that would sell it. */
export async function demoGoodsInDatabase(db: Db, { iccids, promoCodes }: DemoGoods): Promise<string[]> {
  const numbers = [...iccids];
  const [profiles, cards, promos, policies, answers] = await Promise.all([
    db.selectFrom("esim_profiles").select("iccid").where("iccid", "in", numbers).limit(1).executeTakeFirst(),
    db.selectFrom("sim_cards").select("iccid").where("iccid", "in", numbers).limit(1).executeTakeFirst(),
    db
      .selectFrom("promo_codes")
      .select("code")
      .where("code", "in", [...promoCodes])
      .limit(1)
      .executeTakeFirst(),
    db.selectFrom("policies").select("docname").where("html", "like", `%${demoAddress}%`).limit(1).executeTakeFirst(),
    db.selectFrom("faq").select("lang").where("answer_html", "like", `%${demoAddress}%`).limit(1).executeTakeFirst(),
  ]);
  return [
    ...(profiles ? ["eSIM profiles"] : []),
    ...(cards ? ["SIM cards"] : []),
    ...(promos ? ["promo codes"] : []),
    ...(policies || answers ? ["texts"] : []),
  ];
}
