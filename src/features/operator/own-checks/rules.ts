import { minuteMs } from "../../../kernel/duration.ts";
import type { OutageSeverity } from "../../../kernel/outage.ts";
import { isInTrouble } from "../outside-hours/rules.ts";

/** What a check looks back on. */
export const windowMinutes = 15;
/** Trouble is told when it has lasted so long, and is over when all has been well for so long. */
const troubledMinutes = 10;
const wellMinutes = 15;
/** Nothing was asked for so long: nobody can say that it goes on. */
const silentMinutes = 60;

export type Verdict = "well" | "trouble" | "silent";
type Tried = { attempts: number; failures: number };

/** As the console's lines judge an hour. */
export function verdictOf(tried: Tried): Verdict {
  if (tried.attempts === 0) return "silent";
  return isInTrouble([tried]) ? "trouble" : "well";
}

export const severityOf = ({ attempts, failures }: Tried): OutageSeverity =>
  failures * 5 >= attempts * 4 ? "down" : "partly";

type Sign = { verdict: Verdict; since: Date };

/** `is`: what stands after this check. `tell`: an outage begins, or the one that goes on is over since that moment. */
export function judged(
  was: Sign | undefined,
  verdict: Verdict,
  now: Date,
): { is: Sign; tell?: { begins: Date } | { over: Date } } {
  const is = was?.verdict === verdict ? was : { verdict, since: now };
  const lasted = now.getTime() - is.since.getTime();
  if (verdict === "trouble") return lasted >= troubledMinutes * minuteMs ? { is, tell: { begins: is.since } } : { is };
  const enough = verdict === "well" ? wellMinutes : silentMinutes;
  return lasted >= enough * minuteMs ? { is, tell: { over: is.since } } : { is };
}
