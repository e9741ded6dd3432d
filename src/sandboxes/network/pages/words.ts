import type { PlanOnNetwork } from "../../../adapters/network/network.ts";
import type { PrepaidTariff } from "../../../kernel/prepaid-tariff.ts";

/** Everything that the page says; each language is one value of this type, or it does not compile. */
export type Words = {
  sandbox: string;
  nothingReal: string;
  title: string;
  lead: string;
  phone: string;
  time: {
    name: string;
    real: string;
    fast: (times: string) => string;
    ahead: { hours: (count: number) => string; days: (count: number) => string };
    hour: string;
    day: string;
    month: string;
    stop: string;
    reload: string;
  };
  find: { label: string; hint: string; button: string; missing: string };
  none: string;
  place: { country: string; off: string; covered: string; elsewhere: string; habit: string; set: string };
  /** In an hour, by the megabytes. */
  habits: Record<0 | 10 | 50 | 225 | 1000 | 3000, string>;
  blocked: string;
  use: (amount: string) => string;
  useHint: { off: string; uncovered: string; slow: string };
  state: Record<PlanOnNetwork["state"], string>;
  /** Of the plan, and of a pass's running day. */
  of: (used: string, all: string) => string;
  today: (used: string, all: string) => string;
  inAll: (used: string) => string;
  until: (moment: string) => string;
  beginBy: (moment: string) => string;
  slow: (speed: string) => string;
  stopped: string;
  days: string;
  over: (plans: number) => string;
  prepaid: {
    name: Record<PrepaidTariff, string>;
    balance: (sum: string) => string;
    used: (amount: string) => string;
    puk: (code: string) => string;
    useAll: string;
    unpaid: string;
    lapsed: string;
  };
  /** Where the language's own list of countries names a place otherwise than the shop. */
  places: Record<string, string>;
};
