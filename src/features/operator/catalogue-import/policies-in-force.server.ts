import { operatorZone } from "../../../kernel/operator-zone.ts";
import { wrong } from "../../../kernel/record-problem.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import type { DbOrTx } from "../../../platform/database/database.server.ts";
import { policyRows } from "../../catalogue/content/store.server.ts";
import { textInHtml } from "../../catalogue/content/text-in-html.ts";
import { problemsOnPages } from "./pages.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/**
 * A file replaces the policy that holds: so it is refused before its day, and so is another text under a version that
 * somebody may have agreed to (docs/decisions/0058).
 */
export async function clashesOfPolicies(tx: DbOrTx, { policies }: Shop, now: Date): Promise<Problem[]> {
  if (!policies) return [];
  const today = dateAt(now.getTime(), operatorZone);
  const inForce = new Map((await policyRows(tx)).map((row) => [`${row.lang} ${row.docname}`, row]));
  return problemsOnPages(policies, ({ docname, lang, version, effective, title, html }) => {
    const known = inForce.get(`${lang} ${docname}`);
    if (!known) return [];
    const saysOther = known.title !== title || textInHtml(known.html) !== textInHtml(html ?? "");
    if (known.version === version && saysOther) return [wrong("version", "version_used", version)];
    const isToCome = known.version !== version && effective !== undefined && effective > today;
    return isToCome ? [wrong("effective", "policy_to_come")] : [];
  });
}
