import { words } from "./en/console-order.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of an order's documents as a file. */
export const orderWords = await inEveryLanguage("console-order", words);
