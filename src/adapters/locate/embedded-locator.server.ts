import { createRequire } from "node:module";
import { open } from "maxmind";
import type { Locator } from "./locator.ts";

const table = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Looks in an embedded table of the address registries (CC0); no address leaves the server. */
export async function embeddedLocator(): Promise<Locator> {
  const countries = await open(createRequire(import.meta.url).resolve(table));
  return {
    country(address) {
      try {
        const found = countries.get(address.replace(/^::ffff:/, "")) as { country_code?: string } | null;
        return found?.country_code;
      } catch {
        // not a network address at all
        return undefined;
      }
    },
  };
}
