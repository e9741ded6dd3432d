import { data, redirect } from "react-router";
import { largestFile } from "../../../features/operator/stock-page/rules.ts";
import { pools } from "../../../features/stock/pools/rules.ts";
import { fileText } from "../../../kernel/file-text.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { shownAgain, type Answered } from "../../parts/form-answer.ts";

/** `looked`: what a dry run found. */
export type StockFileAnswered = Answered & { looked?: Answer<"/staff/checkStockFile"> };

export const megabytes = largestFile / 1_000_000;

export async function actOnStockFile({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const form = await request.formData();
  const entries = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const sheet = form.get("sheet");
  try {
    if (entries["do"] === "add") {
      const { requestKey = "", upload = "", fresh = "" } = entries;
      const { pool } = await call("/staff/addStockFile", { requestKey, upload, fresh: Number(fresh) });
      return redirect(`/console/stock/${pool}?done=added`);
    }
    const pool = pools.find((one) => one === entries["pool"]) ?? "esims";
    const read = await contentOf(typeof sheet === "string" ? null : sheet);
    if (typeof read !== "string") {
      const fields = [{ field: "sheet", problem: "format", message: read.problem(words.stock) } as const];
      return data<StockFileAnswered>({ entries, fields }, { status: 400 });
    }
    const looked = await call("/staff/checkStockFile", { pool, file: nameOf(sheet as File), content: read });
    return data<StockFileAnswered>({ entries, fields: [], looked });
  } catch (error) {
    const { uploadGone, uploadChanged } = words.stock;
    return shownAgain(error, entries, { NOT_FOUND: uploadGone, RECORD_CHANGED: uploadChanged });
  }
}

type StockWords = ReturnType<typeof asked>["words"]["stock"];
type Unread = { problem: (words: StockWords) => string };

/** What is in a file, or why it cannot be read; an empty one is the reader's to judge. */
async function contentOf(file: File | null): Promise<string | Unread> {
  if (!file || (file.size === 0 && file.name === "")) return { problem: ({ noFile }) => noFile };
  if (file.size > largestFile) return { problem: ({ tooLarge }) => tooLarge(megabytes) };
  return fileText(new Uint8Array(await file.arrayBuffer())) ?? { problem: ({ notText }) => notText };
}

/** As a person would call it: without what cannot be printed, and not longer than a line. */
const nameOf = ({ name }: File): string => name.replace(/\p{C}/gu, "").trim().slice(-200) || "stock.csv";
