import { useWords } from "../../ground/asking.ts";
import type { PriceRow } from "../../parts/price-cells.ts";
import { clockTime } from "../../parts/short-moment.ts";
import { entriesOfDraft, overtaken } from "./price-entries.ts";

/** That prices on this page are one's own draft, whose plans a colleague has published since, and who else is at it. */
export function DraftsTold({ plans }: { plans: readonly PriceRow[] }) {
  const { plan: ofPlan, prices: words } = useWords().plans;
  const drafts = plans.flatMap(({ draft }) => draft ?? []);
  const behind = plans.filter((row) => row.draft && overtaken(row, entriesOfDraft(row.code, row.draft)).size > 0);
  const others = Map.groupBy(
    plans.flatMap(({ code, others }) => others.map((one) => ({ ...one, code }))),
    ({ who }) => who,
  );
  const times = (savedAt: readonly string[]) => savedAt.toSorted();
  return (
    <div className="drafts-told">
      {drafts.length > 0 && (
        <output className="told">{ofPlan.draft(clockTime(times(drafts.map(({ savedAt }) => savedAt)).at(-1)!))}</output>
      )}
      {behind.length > 0 && <output className="told">{words.overtaken(listed(behind))}</output>}
      {[...others].map(([who, own]) => (
        <output key={who} className="told">
          {words.colleague(who, listed(own), clockTime(times(own.map(({ savedAt }) => savedAt))[0]!))}
        </output>
      ))}
    </div>
  );
}

const listed = (plans: readonly { code: string }[]): string => plans.map(({ code }) => code).join(" · ");
