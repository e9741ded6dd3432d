import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";

/** Does what a form of the page asks for, and comes back to the page as it is then. */
export async function actOnSim({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const { pathname } = new URL(request.url);
  const iccid = decodeURIComponent(pathname.split("/")[4] ?? "");
  const {
    what,
    requestKey = "",
    version = "",
    cause,
    why = "",
    plan = "",
    days = "",
    ...more
  } = await entriesOf(request);
  const { amount = "", reason = "", id = "" } = more;
  try {
    if (what === "ask") {
      const { heard } = await call("/staff/askNetwork", { iccid });
      return redirect(`${pathname}?heard=${heard}#network`);
    }
    if (what === "correct") {
      await call("/staff/correctBalance", { requestKey, iccid, amount: centsIn(amount), reason });
      return redirect(`${pathname}#prepaid`);
    }
    if (what === "confirm" || what === "withdraw") {
      const path = what === "confirm" ? "/staff/confirmCorrection" : "/staff/withdrawCorrection";
      await call(path, { requestKey, id });
      return redirect(`${pathname}#prepaid`);
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
    const { network, block, swap, prepaid } = words.customers.sim;
    const typed = { what: what ?? "", version, why, plan, days, amount, reason, ...(cause !== undefined && { cause }) };
    return shownAgain(error, typed, {
      TRIED_OFTEN: network.lately,
      CASE_CHANGED: block.changed,
      OUT_OF_STOCK: swap.noneLeft,
      PROPOSAL_OVER: prepaid.over,
    });
  }
}

/** Dollars with a sign; what is no amount is 0, which is refused beside its field. */
function centsIn(typed: string): number {
  const plain = typed
    .normalize("NFKC")
    .replace(/[\s,$]|HK/gi, "")
    .replace("−", "-");
  return /^[+-]?\d{1,5}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
}
