import { createRequire } from "node:module";
import { BlockList, isIP } from "node:net";
import { open } from "maxmind";
import type { Locator } from "./locator.ts";

const table = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

/** Looks in an embedded table of the address registries (CC0); no address leaves the server. */
export async function embeddedLocator(): Promise<Locator> {
  const countries = await open(createRequire(import.meta.url).resolve(table));
  return {
    country(address) {
      const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*/, "");
      const version = isIP(plain);
      if (version === 0 || reservedNetworks.check(plain, version === 6 ? "ipv6" : "ipv4")) return undefined;
      const found = countries.get(plain) as { country_code?: string } | null;
      return found?.country_code;
    },
  };
}

/** Private, local and reserved networks (RFC 6890): the table gives some of them to the country of a registry. */
const reservedNetworks = new BlockList();
const networks4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "224.0.0.0/3",
];
const networks6 = ["::/127", "fc00::/7", "fe80::/10", "ff00::/8", "2001:db8::/32"];
for (const [kind, networks] of [
  ["ipv4", networks4],
  ["ipv6", networks6],
] as const) {
  for (const network of networks) {
    const [start, length] = network.split("/") as [string, string];
    reservedNetworks.addSubnet(start, Number(length), kind);
  }
}
