import { words } from "./en/console-orders.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the list of orders as a file. */
export const ordersWords = await inEveryLanguage("console-orders", words);
