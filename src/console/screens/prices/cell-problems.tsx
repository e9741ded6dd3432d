import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { PriceRow } from "../../parts/price-cells.ts";
import type { PricesAnswered } from "./act.ts";

/** How many cells are wrong; those of plans that are not on this page are told here, the others at the cell. */
export function CellProblems({ plans, answered }: { plans: readonly PriceRow[]; answered: PricesAnswered }) {
  const { prices: words } = useWords().plans;
  const wrong = answered.fields.filter(({ field }) => field.includes(":"));
  const shown = new Set(plans.map(({ code }) => code));
  const elsewhere = wrong.filter(({ field }) => !shown.has(field.split(":")[0]!));
  if (wrong.length === 0) return null;
  return (
    <div className="problem" role="alert">
      <Icon name="circle-alert" />
      <div>
        {words.problems(wrong.length)}
        {elsewhere.map(({ field, message }) => (
          <p key={field}>
            {words.cell(field.split(":")[1]!, field.split(":")[0]!)}: {message}
          </p>
        ))}
      </div>
    </div>
  );
}
