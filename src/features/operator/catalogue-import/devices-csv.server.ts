import { deviceRecord, type DeviceRecord } from "../../catalogue/devices/device-rules.ts";
import { asWhole, asWritten, columns, type Column, type ReadCell } from "./csv-columns.server.ts";
import type { CsvFile } from "./csv-sheet.server.ts";

/** `SM-S918*; Galaxy S23 Ultra` */
const asNames: ReadCell = (cell) => cell.split(";").map((name) => name.trim());

const namesText = (names: unknown) => (names as readonly string[]).join("; ");

/** `CN:no HK:look` */
const asPlaces: ReadCell = (cell) =>
  cell.split(/ +/).map((part) => {
    const [country = "", answer = ""] = part.split(":");
    return { country, answer };
  });

const placesText = (places: unknown) =>
  Object.entries(places as Readonly<Record<string, string>>)
    .map(([country, answer]) => `${country}:${answer}`)
    .join(" ");

const writes: Record<string, { write: Column["write"] }> = {
  browser_names: { write: namesText },
  bought_in: { write: placesText },
};

export const devicesCsv: CsvFile<DeviceRecord> = {
  file: "devices.csv",
  kind: deviceRecord,
  columns: columns({
    slug: asWritten,
    brand: asWritten,
    kind: asWritten,
    model: asWritten,
    browser_names: asNames,
    year: asWhole,
    esim: asWritten,
    bought_in: asPlaces,
    source: asWritten,
    as_of: asWritten,
  }).map((column) => ({ ...column, ...writes[column.name] })),
};

export function deviceRow({ browser_names, bought_in, ...device }: DeviceRecord) {
  const there = (bought_in ?? []).map(({ country, answer }) => [country, answer]);
  return { ...device, browser_names: browser_names ?? [], bought_in: Object.fromEntries(there) };
}
