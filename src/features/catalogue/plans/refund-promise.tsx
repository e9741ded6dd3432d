import { Badge } from "../../../ui/badge.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { PlanCard } from "./contract.ts";
import type { PlanPageWords } from "./plan-words.ts";

type RefundPromiseProps = {
  plan: Pick<PlanCard, "refundRule">;
  way: PlanCard["ways"][number];
  words: PlanPageWords["detail"]["refund"];
};

/** Beside a price: until when all of it comes back for a change of mind. The plan's own rule is that of its eSIM. */
export function RefundPromise({ plan: { refundRule }, way, words: { promise } }: RefundPromiseProps) {
  if (way !== "esim" || refundRule === "none") return null;
  return (
    <Badge hue="celadon">
      <Icon name="circle-check" size="small" />
      {promise[refundRule]}
    </Badge>
  );
}
