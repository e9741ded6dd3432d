import type { FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { chinaKinds, nameOfChina, type ChinaKind } from "../../catalogue/china/china-records.ts";
import { recordsOf } from "../../catalogue/china/staff-store.server.ts";
import { differencesBetween } from "../../catalogue/plans/staff-rules.ts";
import { chinaCsv } from "../catalogue-import/china-csv.server.ts";
import { readSheet, rowsOf, type CsvFile, type Sheet } from "../catalogue-import/csv-sheet.server.ts";
import { knownInDatabase } from "../catalogue-import/known-store.server.ts";
import { inReadingOrder } from "../catalogue-import/problem.server.ts";
import { brokenReferences, knownIn, knownTogether, type Known } from "../catalogue-import/references.server.ts";
import type { Shop } from "../catalogue-import/shop.server.ts";
import { basisOf, type Found } from "../file-uploads/looked-through.server.ts";
import { shownChange } from "../file-uploads/shown-change.ts";
import type { ChinaTexts } from "./contract.ts";

/** A fact that a file adds, changes (both) or takes away. */
export type ChangedFact = { kind: ChinaKind; name: string; before: object | undefined; after: object | undefined };
type LookedThrough = Found & { shop: Shop; known: Known; facts: ChangedFact[] };

/** Reads files as an import would, and holds them against what the shop says. Writes nothing. */
export async function lookThroughChina(tx: DbOrTx, texts: ChinaTexts, speech: FileSpeech): Promise<LookedThrough> {
  const read = chinaKinds.flatMap((kind) => {
    const text = texts[kind];
    return text === undefined ? [] : [{ kind, ...readSheet(chinaCsv[kind] as CsvFile<object>, text, speech) }];
  });
  const china = Object.fromEntries(read.map(({ kind, sheet }) => [kind, sheet]));
  const shop: Shop = { china };
  const known = knownTogether(shop, knownIn(shop), await knownInDatabase(tx));
  const problems = inReadingOrder([...read.flatMap((one) => one.problems), ...brokenReferences(shop, known, speech)]);
  const all = problems.length > 0 ? [] : (await Promise.all(read.map((one) => changedFacts(tx, one)))).flat();
  const named = await sourcesNamed(tx, new Set(read.map(({ kind }) => kind)));
  const facts = all.filter(({ kind, name, after }) => after || kind !== "sources" || !named.has(name));
  const changes = facts.map(({ kind, ...fact }) => shownChange({ file: `china-${kind}`, ...fact }));
  return { shop, known, facts, problems, changes, kept: all.length - facts.length, basis: basisOf(changes) };
}

async function changedFacts(
  tx: DbOrTx,
  { kind, sheet }: { kind: ChinaKind; sheet: Sheet<object> },
): Promise<ChangedFact[]> {
  const before = new Map((await recordsOf(tx, kind)).map(({ name, record }) => [name, record as object]));
  const after = new Map(rowsOf(sheet).map((record) => [nameOfChina[kind](record as never)!, record]));
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return names.flatMap((name) => {
    const fact = { kind, name, before: before.get(name), after: after.get(name) };
    return fact.after && differencesBetween(fact.before, fact.after).length === 0 ? [] : [fact];
  });
}

/** By facts of kinds that no file replaces: these sources stay, whatever the file of sources lacks. */
async function sourcesNamed(tx: DbOrTx, replaced: ReadonlySet<ChinaKind>): Promise<ReadonlySet<string>> {
  const others = chinaKinds.filter((kind) => kind !== "sources" && !replaced.has(kind));
  const kept = (await Promise.all(others.map((kind) => recordsOf(tx, kind)))).flat();
  return new Set(kept.map(({ record }) => (record as { source: string }).source));
}
