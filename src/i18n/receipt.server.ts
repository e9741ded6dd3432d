import { words } from "./en/receipt.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the receipt. */
export const receiptWords = await inEveryLanguage("receipt", words);
