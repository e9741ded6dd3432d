import { words as order } from "./en/console-order.ts";
import { words as overview } from "./en/console-overview.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the overview's figures as a file, and of why money went back. */
export const overviewWords = await inEveryLanguage("console-overview", overview);
export const refundWords = await inEveryLanguage("console-order", order);
