import { importShop, type Import } from "./import-shop.server.ts";
import { printReport } from "./print-report.server.ts";

/** Fills a new shop with the demo files, once: a shop that has destinations is somebody's, and stays as it is. */
export async function stockDemoShop({ say, ...demo }: Import & { say: (line: string) => void }): Promise<void> {
  const known = await demo.db.selectFrom("destinations").select("iso2").limit(1).executeTakeFirst();
  if (known) return;
  const imported = await importShop(demo);
  printReport(imported, say);
  if ("problems" in imported) throw new Error(`the demo shop in ${demo.folder} has problems`);
}
