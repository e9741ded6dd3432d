import { LinkButton } from "../../../ui/button.tsx";
import { links, receiptFile } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { FoundOrder } from "./load.ts";
import { isPaid } from "./outcome.ts";

/** Once money came: to the order's own page, where a refund, a change and a withdrawal begin, and to the receipt. */
export function OrderLinks({ order: { result, key } }: { order: Pick<FoundOrder, "result" | "key"> }) {
  const { bought: words } = useWords("result");
  const { language } = useVisit();
  const order = { order: result.orderNumber, key };
  if (!isPaid(result)) return null;
  return (
    <p className="cluster gap-3 no-print">
      <LinkButton icon="arrow-right" to={links(language).orderDetail(order)}>
        {words.detail}
      </LinkButton>
      <a className="button button-quiet" href={receiptFile({ ...order, lang: language })} download>
        {words.receipt}
      </a>
    </p>
  );
}
