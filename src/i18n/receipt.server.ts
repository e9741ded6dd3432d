import { inEveryLanguage } from "./in-every-language.server.ts";
import { words } from "./en/receipt.ts";

/** The words of the receipt. */
export const receiptWords = await inEveryLanguage("receipt", words);
