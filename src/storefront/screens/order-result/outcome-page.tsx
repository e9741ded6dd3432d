import { useSearchParams } from "react-router";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { useForgotten } from "../../parts/installing/use-kept-page.ts";
import { useStandsHead } from "../../parts/installing/use-stands-head.ts";
import { InstallPage } from "./install-page.tsx";
import { leftOf } from "./installing-of.ts";
import type { FoundOrder } from "./load.ts";
import { MoneyBack } from "./money-back.tsx";
import { renewalStands, shownOutcome, type Shown } from "./outcome.ts";
import { ParcelPage } from "./parcel-page.tsx";
import { PayAgain } from "./pay-again.tsx";
import { ProcessingPage } from "./processing-page.tsx";
import { RenewalPage } from "./renewal-page.tsx";

/**
 * One page for the whole life of an order. The title never holds a code: it is read over shoulders and kept in
 * histories.
 */
export function OutcomePage({ order, notPaid }: { order: FoundOrder; notPaid: FormAnswer | undefined }) {
  const shown = shownOutcome(order);
  const title = useTitle(shown, order);
  const { titled } = useWords("shell");
  useForgotten(shown === "refunding" || shown === "refunded");
  return (
    <>
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <output className="vh">{title}</output>
      <View shown={shown} title={title} order={order} notPaid={notPaid} />
    </>
  );
}

type ViewProps = { shown: Shown; title: string; order: FoundOrder; notPaid: FormAnswer | undefined };

function View({ shown, title, order, notPaid }: ViewProps) {
  switch (shown) {
    case "paying":
    case "delivering":
      return <ProcessingPage step={shown} title={title} order={order} />;
    case "success":
      return <Delivered title={title} order={order} />;
    case "waiting_for_payment":
    case "failure":
      return <PayAgain title={title} order={order} notPaid={notPaid} />;
    default:
      return <MoneyBack shown={shown} title={title} order={order} />;
  }
}

function Delivered({ title, order }: { title: string; order: FoundOrder }) {
  const { result } = order;
  if (result.way === "renewal") return <RenewalPage title={title} order={order} />;
  if (result.parcel) return <ParcelPage title={title} order={order} parcel={result.parcel} />;
  return <InstallPage title={title} order={order} />;
}

function useTitle(shown: Shown, order: FoundOrder): string {
  const { titles } = useWords("result");
  const { result } = order;
  const { areaName, quantity, way } = result;
  const [query] = useSearchParams();
  const head = useStandsHead(leftOf(order, query), areaName);
  const stands = shown === "success" && way === "renewal" ? renewalStands(result) : undefined;
  if (shown === "success" && head) return head.title;
  if (stands === "failed") return titles.partly;
  if (stands === "waiting") return titles.delivering.renewal;
  if (shown === "success") return titles.success[way](areaName, quantity);
  return shown === "delivering" ? titles.delivering[way] : titles[shown];
}
