import { useWords } from "../visit/words.ts";
import { InstallPage } from "./install-page.tsx";
import { MoneyBack } from "./money-back.tsx";
import { shownOutcome, type Shown } from "./outcome.ts";
import { PayAgain } from "./pay-again.tsx";
import type { NotPaid } from "./pay-order.ts";
import { ProcessingPage } from "./processing-page.tsx";
import type { FoundOrder, Result } from "./read-result.ts";

/** One page for the whole life of an order. The title never holds a code: it is read over shoulders and kept in histories. */
export function OutcomePage({ order, notPaid }: { order: FoundOrder; notPaid: NotPaid | undefined }) {
  const shown = shownOutcome(order);
  const title = useTitle(shown, order.result);
  const { titled } = useWords("shell");
  return (
    <>
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <output className="vh">{title}</output>
      <View shown={shown} title={title} order={order} notPaid={notPaid} />
    </>
  );
}

type ViewProps = { shown: Shown; title: string; order: FoundOrder; notPaid: NotPaid | undefined };

function View({ shown, title, order, notPaid }: ViewProps) {
  switch (shown) {
    case "paying":
    case "delivering":
      return <ProcessingPage step={shown} title={title} order={order} />;
    case "success":
      return <InstallPage title={title} order={order} />;
    case "waiting_for_payment":
    case "failure":
      return <PayAgain title={title} order={order} notPaid={notPaid} />;
    default:
      return <MoneyBack shown={shown} title={title} order={order} />;
  }
}

function useTitle(shown: Shown, { areaName, quantity }: Result): string {
  const { titles } = useWords("result");
  return shown === "success" ? titles.success(areaName, quantity) : titles[shown];
}
