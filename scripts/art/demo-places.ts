import { existsSync, readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Place } from "d3-geo";

export type Destination = { iso2: string; city: Place };
export type Region = { slug: string; members: string[] };

type Row = Record<string, string | undefined>;

const demo = new URL("../../db/demo/", import.meta.url);

function rows(file: string): Row[] {
  const path = new URL(file, demo);
  return existsSync(path)
    ? parse(readFileSync(path), { columns: true, bom: true, trim: true, skip_empty_lines: true })
    : [];
}

/** The shop's own list; a fresh checkout without one still gets pictures for the home page. */
export function demoDestinations(): Destination[] {
  const listed = rows("destinations.csv")
    .filter(({ iso2 }) => iso2?.length === 2)
    .map((row) => ({
      iso2: (row.iso2 ?? "").toUpperCase(),
      city: [Number(row.main_city_lon ?? 0), Number(row.main_city_lat ?? 0)] as Place,
    }));
  return listed.length > 0 ? listed : someDestinations;
}

/** Members as a list in one cell, whatever separates them; else a region stands for all destinations. */
export function demoRegions(): Region[] {
  return rows("regions.csv")
    .filter(({ slug }) => slug)
    .map((row) => {
      const cell = row.members ?? row.countries ?? row.destinations ?? row.iso2 ?? "";
      return { slug: row.slug ?? "", members: cell.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [] };
    });
}

const someDestinations: Destination[] = [
  { iso2: "JP", city: [139.69, 35.69] },
  { iso2: "TH", city: [100.5, 13.76] },
  { iso2: "KR", city: [126.98, 37.57] },
  { iso2: "IT", city: [12.5, 41.9] },
  { iso2: "GB", city: [-0.13, 51.51] },
  { iso2: "AU", city: [151.21, -33.87] },
  { iso2: "TR", city: [28.98, 41.01] },
  { iso2: "SG", city: [103.85, 1.29] },
  { iso2: "CN", city: [116.4, 39.9] },
  { iso2: "HK", city: [114.17, 22.3] },
  { iso2: "US", city: [-74.01, 40.71] },
  { iso2: "FR", city: [2.35, 48.86] },
];
