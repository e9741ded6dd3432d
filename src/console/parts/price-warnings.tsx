import type { PriceWarning } from "../../features/catalogue/plans/price-warnings.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords, type Words } from "../ground/asking.ts";
import { amountText } from "./typed-values.ts";

type Warned = { code: string; warnings: readonly PriceWarning[] };

/** What to look at twice before prices are published; none is said as well. */
export function PriceWarnings({ plans }: { plans: readonly Warned[] }) {
  const { prices: words } = useWords().plans;
  const told = plans.flatMap(({ code, warnings }) => warnings.map((one) => ({ code, text: textOf(one, words) })));
  return (
    <ul className="prices-warn">
      {told.map(({ code, text }) => (
        <li key={code + text}>
          <Icon name="triangle-alert" />
          <span>
            <b>{code}</b> {text}
          </span>
        </li>
      ))}
      {told.length === 0 && (
        <li>
          <Icon name="circle-check" />
          {words.sound}
        </li>
      )}
    </ul>
  );
}

function textOf(warning: PriceWarning, words: Words["plans"]["prices"]): string {
  switch (warning.kind) {
    case "dearer_than":
      return words.dearer(warning.currency, warning.code);
    case "below_cost":
      return words.belowCost(warning.currency, amountText(warning.cost));
    case "not_lowest":
      return words.notLowest(warning.currency, amountText(warning.lowest));
    case "drifts":
      return words.drifts(warning.currency, warning.percent);
    default:
      return words.movedFar(warning.currency, warning.percent);
  }
}
