import { data, useActionData, useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { OrderNotFound } from "../../parts/orders/order-not-found.tsx";
import { TryingLater } from "../../parts/orders/trying-later.tsx";
import { useAskingAgain } from "../../parts/orders/use-asking-again.ts";
import { act } from "./act.ts";
import { ChangeConfirm } from "./change-confirm.tsx";
import { ChangeForm } from "./change-form.tsx";
import { isUnderWay, readOrder, type FoundOrder } from "./load.ts";
import { OrderView } from "./order-view.tsx";
import { RefundConfirm } from "./refund-confirm.tsx";
import { RefundForm } from "./refund-form.tsx";

/** `/order-detail?order=&key=` (requirements A6, B7): the order's own page in the days after the purchase. */
export async function loader({ request, context }: ScreenArguments) {
  const read = await readOrder(new URL(request.url), asked(context));
  return data(read, { status: read.found === "nothing" ? 404 : read.found === "later" ? 503 : 200 });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["order-detail"]);
  return act(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const read = useLoaderData<typeof loader>();
  const notDone = useActionData<typeof action>();
  useAskingAgain(read.found === "later" || (read.found === "order" && isUnderWay(read)));
  if (read.found === "nothing") return <OrderNotFound />;
  if (read.found === "later") return <TryingLater message={read.message} />;
  return (
    <>
      <Head read={read} />
      <View read={read} notDone={notDone} />
    </>
  );
}

/** The title holds the number, which is in every e-mail, and no code. */
function Head({ read: { order } }: { read: FoundOrder }) {
  const words = useWords("order-detail");
  const { titled } = useWords("shell");
  return (
    <>
      <title>{titled(words.title(order.areaName, order.orderNumber))}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** A step that is not open any more shows the order, which says why. */
function View({ read, notDone }: { read: FoundOrder; notDone: ReturnType<typeof useActionData<typeof action>> }) {
  const { step } = read.asked;
  const [mayRefund, mayChange] = [read.order.can.refund, read.changes.plans.length > 0];
  if (step === "refund" && mayRefund) return <RefundForm read={read} />;
  if (step === "refund-confirm" && mayRefund) return <RefundConfirm read={read} notDone={notDone} />;
  if (step === "change" && mayChange) return <ChangeForm read={read} />;
  if (step === "change-confirm" && mayChange) return <ChangeConfirm read={read} notDone={notDone} />;
  return <OrderView read={read} notDone={notDone} />;
}
