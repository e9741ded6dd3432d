import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/answered.ts";

/** Does what a form of the page asks for, and comes back to the page as it is then. */
export async function actOnSim({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const { pathname } = new URL(request.url);
  const iccid = decodeURIComponent(pathname.split("/")[4] ?? "");
  const { what, requestKey = "", version = "", cause, why = "", plan = "", days = "" } = await entriesOf(request);
  try {
    if (what === "ask") {
      const { heard } = await call("/staff/askNetwork", { iccid });
      return redirect(`${pathname}?heard=${heard}#network`);
    }
    if (what === "swap") {
      await call("/staff/swapEsim", { requestKey, iccid, why, cause: cause as "lost" });
      return redirect(`${pathname}#swap`);
    }
    if (what === "renewal") {
      const wished = { requestKey, iccid, plan: plan.trim(), ...(days.trim() !== "" && { days: Number(days) }) };
      const { openUntil } = await call("/staff/sendRenewalLink", wished);
      return redirect(`${pathname}?${new URLSearchParams({ sent: openUntil })}#renewal`);
    }
    const wish = { requestKey, iccid, version: Number(version), why };
    if (what === "block") await call("/staff/blockSim", { ...wish, cause: cause as "lost" });
    else await call("/staff/unblockSim", wish);
    return redirect(pathname);
  } catch (error) {
    const { network, block, swap } = words.customers.sim;
    const typed = { what: what ?? "", why, plan, days, ...(cause !== undefined && { cause }) };
    return shownAgain(error, typed, {
      TRIED_OFTEN: network.lately,
      CASE_CHANGED: block.changed,
      OUT_OF_STOCK: swap.noneLeft,
    });
  }
}
