import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { Vault } from "../../../platform/vault.server.ts";
import { chinaKinds } from "../../catalogue/china/china-records.ts";
import { chinaRow } from "../../catalogue/china/china-rows.server.ts";
import { countriesOf } from "../../catalogue/plans/plan-references.ts";
import { planRow, priceRows } from "../../catalogue/plans/plan-rows.server.ts";
import { takeOffSale } from "../../catalogue/plans/staff-store.server.ts";
import { promoAmountRows, promoRow } from "../../sales/promos/promo-rows.server.ts";
import { addProfiles, addSimCards } from "./add-stock.server.ts";
import { catalogueTables, type CatalogueTable, type CatalogueTableName } from "./catalogue-tables.server.ts";
import { withoutEmpty } from "./csv-columns.server.ts";
import { rowsOf } from "./csv-sheet.server.ts";
import { deviceRow } from "./devices-csv.server.ts";
import { endPromos } from "./import-promos.server.ts";
import { recordsOf } from "./pages.server.ts";
import { plansBehindTheirRegion, plansNoLongerListed } from "./plans-store.server.ts";
import { postalFeeRows, postalServiceRow } from "./postage-csv.server.ts";
import type { Known } from "./references.server.ts";
import type { Shop } from "./shop.server.ts";
import { deleteRows, differences, insertRows, updateRows, vanished } from "./store.server.ts";

/**
 * Rows of one table. `removed`: deleted, plans: taken off sale. `kept`: gone from the file, but others refer to them.
 */
export type Change = { added: number; changed: number; removed: number; kept?: number };
export type Changes = Record<string, Change>;

type Lists = Partial<Record<CatalogueTableName, object[]>>;

const plansStay: readonly CatalogueTableName[] = ["plans", "plan_prices"];

/** Updates the database to a valid shop. Statements run only where there is a difference. */
export async function writeShop(
  tx: DbOrTx,
  shop: Shop,
  known: Known,
  { vault, now }: { vault: Pick<Vault, "seal">; now: Date },
): Promise<Changes> {
  const lists = listsOf(shop, known);
  const names = Object.keys(catalogueTables).filter((name) => name in lists) as CatalogueTableName[];
  const changes: Changes = {};
  for (const name of names) changes[name] = await writeRows(tx, catalogueTables[name], lists[name]!);
  if (shop.plans) changes.plans!.removed = await endSales(tx, rowsOf(shop.plans));
  if (shop.regions && !shop.plans) changes.plans = await followRegions(tx);
  for (const name of names.toReversed().filter((name) => !plansStay.includes(name))) {
    Object.assign(changes[name]!, await removeVanished(tx, catalogueTables[name], lists[name]!));
  }
  if (shop.promos) changes.promo_codes!.changed += await endPromos(tx, rowsOf(shop.promos), now);
  if (shop.profiles) changes.esim_profiles = await addProfiles(tx, rowsOf(shop.profiles), vault);
  if (shop.cards) changes.sim_cards = await addSimCards(tx, rowsOf(shop.cards));
  return changes;
}

function listsOf(shop: Shop, known: Known): Lists {
  const plans = shop.plans && rowsOf(shop.plans);
  const postage = shop.postage && rowsOf(shop.postage);
  const promos = shop.promos && rowsOf(shop.promos);
  const lists: { [Name in CatalogueTableName]?: object[] | undefined } = {
    destinations: shop.destinations && rowsOf(shop.destinations),
    places: shop.places && rowsOf(shop.places).map((place) => ({ ...place, names: withoutEmpty(place.names) })),
    carriers: shop.carriers && rowsOf(shop.carriers),
    networks: shop.networks && rowsOf(shop.networks),
    regions: shop.regions && rowsOf(shop.regions),
    plans: plans?.map((plan) => planRow(plan, [...(countriesOf(plan, known) ?? [])])),
    plan_prices: plans?.flatMap(priceRows),
    promo_codes: promos?.map(promoRow),
    promo_amounts: promos?.flatMap(promoAmountRows),
    exchange_rates:
      shop.rates && rowsOf(shop.rates).map((rate) => ({ ...rate, source_names: withoutEmpty(rate.source_names) })),
    devices: shop.devices && rowsOf(shop.devices).map(deviceRow),
    postal_services: postage?.map(postalServiceRow),
    postal_fees: postage?.flatMap(postalFeeRows),
    faq: shop.faq,
    policies: shop.policies && recordsOf(shop.policies),
    notices: shop.notices && recordsOf(shop.notices),
  };
  for (const kind of chinaKinds) {
    const sheet = shop.china?.[kind];
    lists[`china_${kind}`] = sheet && rowsOf<object>(sheet).map(chinaRow);
  }
  return Object.fromEntries(Object.entries(lists).filter(([, rows]) => rows !== undefined));
}

async function writeRows(tx: DbOrTx, table: CatalogueTable, rows: object[]): Promise<Change> {
  const { added, changed } = await differences(tx, table, rows);
  if (added.length > 0) await insertRows(tx, table.table, added);
  if (changed.length > 0) await updateRows(tx, table, changed);
  return { added: added.length, changed: changed.length, removed: 0 };
}

async function removeVanished(tx: DbOrTx, table: CatalogueTable, rows: object[]): Promise<Partial<Change>> {
  const { free, kept } = await vanished(tx, table, rows);
  if (free.length > 0) await deleteRows(tx, table, free);
  return { removed: free.length, ...(kept > 0 && { kept }) };
}

async function endSales(tx: DbOrTx, listed: { code: string }[]): Promise<number> {
  const codes = await plansNoLongerListed(
    tx,
    listed.map(({ code }) => code),
  );
  if (codes.length > 0) await takeOffSale(tx, codes);
  return codes.length;
}

async function followRegions(tx: DbOrTx): Promise<Change> {
  const behind = await plansBehindTheirRegion(tx);
  if (behind.length > 0) await updateRows(tx, catalogueTables.plans, behind);
  return { added: 0, changed: behind.length, removed: 0 };
}
