import { overviewRanges, type OverviewRange } from "../../../features/operator/overview/rules.ts";
import { currencies, isCurrency } from "../../../kernel/currency.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Sold = Answer<"/staff/getOverview">;
export type Health = {
  services: Answer<"/staff/getOutsideHours">["services"];
  jobs: Answer<"/staff/getGivenUpJobs">["kinds"];
};
export type Overview = {
  /** Undefined for a role that does not see money. */
  sold: Sold | undefined;
  /** How far visitors and eSIMs came. */
  reached: Answer<"/staff/getReached"> | undefined;
  health: Health | undefined;
  /** In the place of what is sold. */
  parcels: Answer<"/staff/getParcelViews">["views"] | undefined;
  inbox: Answer<"/staff/getInbox"> | undefined;
  stock: Answer<"/staff/getStock"> | undefined;
  as: "chart" | "table";
  dropped: string[];
};

export async function overview({ context, request }: ScreenArguments): Promise<Overview> {
  const { call } = asked(context);
  const { asks, dropped } = knownAsks(request, {
    range: new RegExp(`^(${overviewRanges.join("|")})$`),
    currency: new RegExp(`^(${currencies.join("|")})$`),
    as: /^(chart|table)$/,
  });
  const me = await call("/staff/getMe", {});
  const wish = {
    ...(asks.range && { range: asks.range as OverviewRange }),
    ...(isCurrency(asks.currency) && { currency: asks.currency }),
  };
  const reach = asks.range ? { range: asks.range as OverviewRange } : {};
  const [sold, reached, outside, jobs, parcels, inbox, stock] = await Promise.all([
    may(me, "see_finance") ? call("/staff/getOverview", wish) : undefined,
    may(me, "see_orders") ? call("/staff/getReached", reach) : undefined,
    may(me, "see_incidents") ? call("/staff/getOutsideHours", {}) : undefined,
    may(me, "see_incidents") ? call("/staff/getGivenUpJobs", {}) : undefined,
    may(me, "see_parcels") && !may(me, "see_finance") ? call("/staff/getParcelViews", {}) : undefined,
    may(me, "see_inbox") ? call("/staff/getInbox", {}) : undefined,
    may(me, "see_stock") ? call("/staff/getStock", {}) : undefined,
  ]);
  return {
    sold,
    reached,
    health: outside && jobs && { services: outside.services, jobs: jobs.kinds },
    parcels: parcels?.views,
    inbox,
    stock,
    as: asks.as === "table" ? "table" : "chart",
    dropped,
  };
}
