import type { Tables } from "../../../platform/database/tables.ts";

/** What identifies a table's rows, and what keeps a row that is no longer in its file. All of it is SQL. */
export type CatalogueTable = {
  table: keyof Tables;
  /** Expressions over a row, which is given by its alias. */
  key: (row: string) => string;
  /** A condition on `present`: other rows still refer to it. `wanted` are the rows of the file. */
  referredTo?: string;
};

const columns =
  (...names: string[]) =>
  (row: string) =>
    names.map((name) => `${row}.${name}`).join(", ");

/** Orders have used it, or it is a code of the console, which is no file's. */
const staysAsPromo = `exists (select from promo_uses where code = present.code)
      or exists (select from promo_codes where code = present.code and made_by_staff)`;

const chinaTables = ["china_figures", "china_rules", "china_ports", "china_areas", "china_passports", "china_apps"];

/** Deletions run in reverse order, so that referring rows go before those referred to. */
export const catalogueTables = {
  destinations: {
    table: "destinations",
    key: columns("iso2"),
    referredTo: `exists (select from places where iso2 = present.iso2)
      or exists (select from carriers where iso2 = present.iso2)
      or exists (select from regions where present.iso2 = any (countries))
      or exists (select from plans where present.iso2 = any (countries))
      or exists (select from postal_services where iso2 = present.iso2)
      or exists (select from order_addresses where country = present.iso2)`,
  },
  places: {
    table: "places",
    key: (row) => `${row}.iso2, ${row}.kind, coalesce(${row}.code, ''), ${row}.names ->> 'en'`,
  },
  carriers: {
    table: "carriers",
    key: columns("iso2", "carrier"),
    referredTo: "exists (select from networks where (iso2, carrier) = (present.iso2, present.carrier))",
  },
  networks: {
    table: "networks",
    key: columns("network_set", "iso2", "carrier"),
    // a plan that the files are silent about keeps its last networks in a country
    referredTo: `exists (select from plans where network_set = present.network_set and present.iso2 = any (countries))
      and not exists (select from wanted where (network_set, iso2) = (present.network_set, present.iso2))`,
  },
  regions: {
    table: "regions",
    key: columns("slug"),
    referredTo: "exists (select from plans where scope <> 'country' and area = present.slug)",
  },
  plans: { table: "plans", key: columns("code") },
  plan_prices: { table: "plan_prices", key: columns("plan_code", "currency") },
  devices: { table: "devices", key: columns("slug") },
  postal_services: { table: "postal_services", key: columns("iso2") },
  postal_fees: { table: "postal_fees", key: columns("iso2", "currency") },
  promo_codes: {
    table: "promo_codes",
    key: columns("code"),
    referredTo: staysAsPromo,
  },
  promo_amounts: {
    table: "promo_amounts",
    key: columns("code", "currency"),
    referredTo: staysAsPromo,
  },
  exchange_rates: {
    table: "exchange_rates",
    key: columns("base", "quote", "valid_from"),
    // set in the console, which is no file
    referredTo: "present.set_by is not null",
  },
  faq: { table: "faq", key: columns("kind", "id", "lang") },
  policies: { table: "policies", key: columns("docname", "lang") },
  notices: { table: "notices", key: columns("id", "lang") },
  china_sources: {
    table: "china_sources",
    key: columns("code"),
    referredTo: chinaTables.map((table) => `exists (select from ${table} where source = present.code)`).join(" or "),
  },
  china_figures: { table: "china_figures", key: columns("figure", "as_of") },
  china_rules: { table: "china_rules", key: columns("rule") },
  china_ports: { table: "china_ports", key: columns("code") },
  china_areas: { table: "china_areas", key: columns("code") },
  china_passports: { table: "china_passports", key: columns("scheme", "iso2") },
  china_apps: { table: "china_apps", key: columns("code") },
} as const satisfies Record<string, CatalogueTable>;

export type CatalogueTableName = keyof typeof catalogueTables;
