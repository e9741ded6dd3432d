import type { TouchKind } from "../../../features/operator/incidents/rules.ts";
import { momentIn } from "../../parts/typed-values.ts";

type Entries = Readonly<Record<string, string>>;

/** What was typed; the contract judges it. A gateway or supplier is chosen with its kind: `supplier:reseller`. */
export function factsIn(entries: Entries) {
  const { title = "", what = "", since = "", until = "", still = "" } = entries;
  const [touches = "", name = ""] = what.split(":");
  return {
    title,
    touches: touches as TouchKind,
    name: name || null,
    still: still !== "all",
    since: momentIn(since) ?? "",
    until: momentIn(until),
  };
}
