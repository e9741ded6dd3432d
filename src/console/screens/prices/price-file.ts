import { largestPriceFile, mostInOne } from "../../../features/operator/price-file/rules.ts";
import type { Currency } from "../../../kernel/currency.ts";
import { fileText } from "../../../kernel/file-text.ts";
import type { Answer, Call, Words } from "../../ground/asking.ts";
import { cellName, cellsOf, sides, versionName, shownName } from "../../parts/price-cells.ts";
import { amountText } from "../../parts/typed-values.ts";

type Compared = Answer<"/staff/comparePriceFile">;
/** What was found in a file, without its changes: they stand in the grid's own form. */
export type FileFound = Omit<Compared, "changes"> & { name: string };
type Read = { problem: string } | { entries: Record<string, string>; found: FileFound };

/** A file becomes what somebody would have typed into the grid, so that it is looked through and published like that. */
export async function readPriceFile(file: File, call: Call, { file: words }: Words["plans"]): Promise<Read> {
  if (file.size === 0 && file.name === "") return { problem: words.noFile };
  if (file.size > largestPriceFile) return { problem: words.tooLarge(largestPriceFile / 1_000_000) };
  const content = fileText(new Uint8Array(await file.arrayBuffer()));
  if (content === undefined) return { problem: words.notText };
  const { changes, ...found } = await call("/staff/comparePriceFile", { content });
  if (changes.length > mostInOne) return { problem: words.tooMany(changes.length, mostInOne) };
  const name = file.name.replace(/\p{C}/gu, "").trim().slice(-200) || "plans.csv";
  return { entries: Object.assign({}, ...changes.map(cellsIn)) as Record<string, string>, found: { ...found, name } };
}

function cellsIn({ code, version, prices, former }: Compared["changes"][number]): Record<string, string> {
  const now = cellsOf({ code, version, prices: former });
  const kept = [versionName(code), shownName(code)].map((name): [string, string] => [name, now.get(name)!]);
  const cells = Object.entries(prices).flatMap(([currency, price]) =>
    sides.map((side): [string, string] => {
      const minor = price[side];
      return [cellName(code, currency as Currency, side), minor === null ? "" : amountText(minor)];
    }),
  );
  return Object.fromEntries([...kept, ...cells]);
}
