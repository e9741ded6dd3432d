import { useLoaderData } from "react-router";
import { useWords, type ScreenArguments } from "../../ground/asking.ts";
import { stopWith } from "./act.ts";
import { bulkPage, type BulkPage } from "./load.ts";
import { Refused, SoFar } from "./so-far.tsx";

export const loader = bulkPage;
export const action = (asking: ScreenArguments) => stopWith(asking, "/staff/stopBulkAction");

/** Row B1: how far something is that is done with many orders. */
export function Component() {
  const page = useLoaderData() as BulkPage;
  const { bulk: words, order } = useWords();
  const { id, kind, mailKind, orders } = page;
  const title = [words.kinds[kind], page.to, mailKind && order.mailKinds[mailKind]].filter(Boolean).join(": ");
  return (
    <SoFar page={page} title={title} here={`/console/bulk/${id}`} counted={words.count}>
      <Refused
        what={words.order}
        rows={orders.map(({ number, why }) => ({
          key: number,
          href: `/console/orders/${number}`,
          name: number,
          why,
        }))}
      />
    </SoFar>
  );
}
