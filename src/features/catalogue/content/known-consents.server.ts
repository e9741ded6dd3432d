import { Refusal } from "../../../kernel/refusal.ts";
import { perCatalogueVersion, type CatalogueVersion } from "../../../platform/catalogue-version.server.ts";
import type { Db } from "../../../platform/database/database.server.ts";
import { countingVersions } from "./store.server.ts";

type Given = { version: string } | undefined;
type Shop = { db: Db; catalogueVersion: CatalogueVersion };

/** Read once per catalogue, of which policies are a part. */
export const countingConsents = perCatalogueVersion(countingVersions);

/**
 * Refuses consents to a text that was never shown: what is kept would prove what the client says and nothing else. All
 * consents are asked for with the privacy policy, of which an earlier version counts too, for pages that were open when
 * it changed; but for a material change, to which nobody has agreed yet.
 */
export async function refuseUnknownConsents(shop: Shop, consents: Readonly<Record<string, Given>>): Promise<void> {
  const { versions } = await countingConsents(shop);
  const fields = Object.entries(consents).flatMap(([field, consent]) =>
    consent && !versions.includes(consent.version) ? [{ field: `${field}.version`, problem: "consent" as const }] : [],
  );
  if (fields.length > 0) throw new Refusal("INVALID_INPUT", { fields });
}
