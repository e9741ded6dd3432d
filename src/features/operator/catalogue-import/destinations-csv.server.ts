import * as z from "zod";
import type { Names } from "../../../platform/database/tables.ts";
import {
  allNames,
  choice,
  Country,
  degrees,
  listOf,
  matching,
  namesIn,
  Slug,
  TimeZone,
  whole,
} from "./cells.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

const Mcc = matching(/^\d{3}$/, 3, "must be a mobile country code of three digits");

const cells = z.object({
  iso2: Country,
  slug: Slug,
  mcc: Mcc,
  all_mcc: listOf(Mcc),
  continent: choice("asia", "europe", "north-america", "south-america", "africa", "oceania"),
  time_zone: TimeZone,
  main_city_lon: degrees(180),
  main_city_lat: degrees(90),
  calling_code: matching(/^\+[1-9]\d{0,3}$/, 5, "must be a calling code such as +81"),
  popular: whole(1, 1000).nullable(),
  identity_rule: choice("none", "real_name"),
  blocked_note: choice("blocked_apps", "install_before_arrival").nullable(),
  ...allNames,
});

export type Destination = z.output<typeof cells>;

export const destinationsCsv: CsvFile<Destination> = {
  file: "destinations.csv",
  cells: cells.shape,
  unique: { iso2: (row) => row.iso2, slug: (row) => row.slug },
  *rules({ mcc, all_mcc }) {
    if (mcc && all_mcc && !all_mcc.includes(mcc)) yield { field: "all_mcc", text: `must name the mcc ${mcc} too` };
  },
};

export function destinationRow(destination: Destination) {
  const { iso2, slug, mcc, all_mcc, continent, time_zone, main_city_lon, main_city_lat, calling_code, popular } =
    destination;
  const { identity_rule, blocked_note } = destination;
  const names = namesIn(destination) as Names;
  return {
    iso2,
    slug,
    mcc,
    all_mcc,
    continent,
    time_zone,
    main_city_lon,
    main_city_lat,
    calling_code,
    popular,
    identity_rule,
    blocked_note,
    names,
  };
}
