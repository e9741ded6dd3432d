import { words as content } from "./en/console-content.ts";
import { words as differences } from "./en/console-differences.ts";
import { words as disputes } from "./en/console-disputes.ts";
import { words as enquiries } from "./en/console-enquiries.ts";
import { words as jobs } from "./en/console-jobs.ts";
import { words as settings } from "./en/console-settings.ts";
import { words as stock } from "./en/console-stock.ts";
import { inEveryLanguage } from "./in-every-language.server.ts";

/** The words of the console's lists as files. */
export const enquiriesWords = await inEveryLanguage("console-enquiries", enquiries);
export const disputesWords = await inEveryLanguage("console-disputes", disputes);
export const differencesWords = await inEveryLanguage("console-differences", differences);
export const stockWords = await inEveryLanguage("console-stock", stock);
export const jobsWords = await inEveryLanguage("console-jobs", jobs);
export const settingsWords = await inEveryLanguage("console-settings", settings);
export const contentWords = await inEveryLanguage("console-content", content);
