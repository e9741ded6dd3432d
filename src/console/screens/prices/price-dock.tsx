import { useActionData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Key } from "../../parts/key.tsx";
import type { PricesAnswered } from "./act.ts";
import { countText } from "./cell-check.ts";

/** What was typed and is not published, and what becomes of it. */
export function PriceDock({ count }: { count: Parameters<typeof countText>[0] }) {
  const answered = useActionData() as PricesAnswered | undefined;
  const { plans, sheet } = useWords();
  return (
    <footer className="dock price-dock">
      <span className="dock-said" data-dock-said="">
        {countText(count, sheet.count)}
      </span>
      <output className="price-kept" data-kept={plans.plan.kept} />
      <button className="button" name="do" value="drop" data-drop-all="">
        {sheet.dropAll}
      </button>
      {/* what was looked through has one of its own */}
      {!answered?.look && (
        <button className="button" name="do" value="later">
          <Icon name="clock" />
          {plans.coming.later}
        </button>
      )}
      <button className="button button-go" name="do" value="look" aria-keyshortcuts="Meta+S Control+S">
        {plans.prices.look}
        <Key>⌘ S</Key>
      </button>
    </footer>
  );
}
