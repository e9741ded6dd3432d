import { refuse } from "../../../kernel/refusal.ts";
import { mayTry } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { widestNetworkOf } from "../../../platform/networks.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { atlasOf } from "../destinations/atlas.server.ts";
import { TellPlace } from "./contract.ts";
import { countReport } from "./reports-store.server.ts";
import { reportLimits } from "./reports.ts";

/** Whoever says it again is thanked as before and not counted: nobody learns where a limit is. */
export const tellPlace = operation(TellPlace, async ({ country, works }, context) => {
  const { byIso2 } = await atlasOf(context);
  if (!byIso2.get(country)?.shown) return refuse("INVALID_INPUT", { field: "country", problem: "choose" });
  if (await isNew(`${country} ${works}`, context)) {
    const network = widestNetworkOf(context.visitor.address);
    const isFirstOfNetwork = await mayTry(context, reportLimits.first, `${network} ${country} ${works}`);
    await countReport(context.db, { iso2: country, works, isFirstOfNetwork, now: context.now });
  }
  return {};
});

async function isNew(said: string, context: Context): Promise<boolean> {
  const { browserId, address } = context.visitor;
  const network = widestNetworkOf(address);
  if (browserId && !(await mayTry(context, reportLimits.browser, `${browserId} ${said}`))) return false;
  return (
    (await mayTry(context, reportLimits.network, `${network} ${said}`)) &&
    (await mayTry(context, reportLimits.everywhere, network))
  );
}
