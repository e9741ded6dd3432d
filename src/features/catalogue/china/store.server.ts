import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import type { FigureName, Passport, RuleName, Stay } from "./facts.ts";

const common = ["source", "as_of", "confidence"] as const;
type SourcedRow = { source: string; as_of: string; confidence: "high" | "medium" | "low" };
const sourced = ({ source, as_of, confidence }: SourcedRow) => ({ source, asOf: as_of, confidence });

/** All that is known, read once for each state of the catalogue; of each figure the newest position first. */
export const chinaFacts = perCatalogueVersion(async (db: Db) => {
  const [sources, figures, rules, ports, areas, passports, apps] = await Promise.all([
    db.selectFrom("china_sources").selectAll().execute(),
    db
      .selectFrom("china_figures")
      .select(["figure", "value", "confirmed_on", ...common])
      .orderBy("as_of", "desc")
      .execute(),
    db
      .selectFrom("china_rules")
      .select(["rule", ...common])
      .orderBy("rule")
      .execute(),
    db.selectFrom("china_ports").selectAll().orderBy("province").orderBy("code").execute(),
    db.selectFrom("china_areas").selectAll().orderBy("code").execute(),
    db.selectFrom("china_passports").selectAll().orderBy("scheme").orderBy("iso2").execute(),
    db.selectFrom("china_apps").selectAll().orderBy("place").orderBy("code").execute(),
  ]);
  return {
    sources,
    apps: apps.map(({ code, purpose, cards, names, ...row }) => ({ code, purpose, cards, names, ...sourced(row) })),
    figures: figures.map(({ figure, value, confirmed_on, ...row }) => ({
      figure: figure as FigureName,
      value,
      confirmedOn: confirmed_on,
      ...sourced(row),
    })),
    rules: rules.map(({ rule, ...row }) => ({ rule: rule as RuleName, ...sourced(row) })),
    ports: ports.map(({ code, kind, province, iata, leaving, valid_from, names, ...row }) => ({
      code,
      kind,
      province,
      iata,
      leaving,
      validFrom: valid_from,
      names,
      ...sourced(row),
    })),
    areas: areas.map(({ code, scope, names, ...row }) => ({ code, scope, names, ...sourced(row) })),
    passports: passports.map(({ scheme, iso2, valid_from, valid_until, stay, doubtful, ...row }): Passport => ({
      scheme,
      iso2,
      validFrom: valid_from,
      validUntil: valid_until,
      stay: stay as Stay | null,
      isDoubtful: doubtful,
      ...sourced(row),
    })),
  };
});
