import { perCatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import type { SettingEnvironment } from "./rules.ts";
import { changedUntil, holding } from "./store.server.ts";

/** Who sells, and where they are written to. */
export type Company = { name: string; address: string; registration: string; email: string };

const ofCompany = "company.%";

/** `at`: as it was then. Who sold stays who sold, whatever they are called today. */
export async function companyOf(db: DbOrTx, environment: SettingEnvironment, at?: Date): Promise<Company> {
  return companyIn(await changedUntil(db, ofCompany, at), environment);
}

const shown = perCatalogueVersion((db) => changedUntil(db, ofCompany));

/** For pages: read once per version of the catalogue, which every change of a setting moves. */
export async function shownCompany(
  shop: Parameters<typeof shown>[0] & { config: SettingEnvironment },
): Promise<Company> {
  return companyIn(await shown(shop), shop.config);
}

function companyIn(changed: ReadonlyMap<string, unknown>, environment: SettingEnvironment): Company {
  const said = (name: `company.${keyof Company}`) => String(holding(name, environment, changed.get(name)));
  return {
    name: said("company.name"),
    address: said("company.address"),
    registration: said("company.registration"),
    email: said("company.email"),
  };
}
