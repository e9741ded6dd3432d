import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSheet, rowsOf } from "./csv-sheet.server.ts";
import { esimProfilesCsv } from "./esim-profiles-csv.server.ts";
import type { Import } from "./import-shop.server.ts";

/** The pool of the demo files, for whoever plays its SM-DP+. */
export function demoPool(folder: string): { iccid: string; smdpAddress: string; matchingId: string }[] {
  const { sheet } = readSheet(esimProfilesCsv, readFileSync(join(folder, esimProfilesCsv.file), "utf8"));
  return rowsOf(sheet).map(({ iccid, smdp_address, matching_id }) => ({
    iccid,
    smdpAddress: smdp_address,
    matchingId: matching_id,
  }));
}

/** Fills a new shop with the demo files, once: a shop that has destinations is somebody's, and stays as it is. */
export async function stockDemoShop({ say, ...demo }: Import & { say: (line: string) => void }): Promise<void> {
  const known = await demo.db.selectFrom("destinations").select("iso2").limit(1).executeTakeFirst();
  if (known) return;
  const { importShop } = await import("./import-shop.server.ts");
  const { printReport } = await import("./print-report.server.ts");
  const imported = await importShop(demo);
  printReport(imported, say);
  if ("problems" in imported) throw new Error(`the demo shop in ${demo.folder} has problems`);
}
