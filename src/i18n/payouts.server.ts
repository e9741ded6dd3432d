import { words } from "./en/console-payouts.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of a payout as a file. */
export const payoutWords = await inEveryLanguage("console-payouts", words);
