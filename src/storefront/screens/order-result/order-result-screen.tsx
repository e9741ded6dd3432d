import { useEffect } from "react";
import { data, useActionData, useLoaderData } from "react-router";
import { dropDraft } from "../../ground/visit/use-draft.ts";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { act, intentIn } from "../../parts/installing/act.ts";
import { standsNow } from "../../parts/installing/esim-status.ts";
import { linkIn } from "../../parts/installing/installing.ts";
import { mayMove } from "../../parts/installing/stages.ts";
import { useLastKnown } from "../../parts/installing/use-last-known.ts";
import { useLiveProfile } from "../../parts/installing/use-live-profile.ts";
import { OrderNotFound } from "../../parts/orders/order-not-found.tsx";
import { TryingLater } from "../../parts/orders/trying-later.tsx";
import { useAskingAgain } from "../../parts/orders/use-asking-again.ts";
import { cancelOrder, lettingGo, payOrder } from "./act.ts";
import { readResult } from "./load.ts";
import { OutcomePage } from "./outcome-page.tsx";
import { isUnderWay } from "./outcome.ts";

export { staysTheSame as shouldRevalidate } from "../../parts/installing/stays-the-same.ts";

/**
 * `/order-result?order=&key=` (spec 2 and 4, row O8): how the order stands, and once it is delivered, the install page.
 */
export async function loader({ request, context }: ScreenArguments) {
  const read = await readResult(new URL(request.url), asked(context));
  return data(read, { status: read.found === "nothing" ? 404 : read.found === "later" ? 503 : 200 });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["result"]);
  const [url, form] = [new URL(request.url), await request.formData()];
  if (form.get("intent") === lettingGo) return cancelOrder(url, asking);
  const intent = intentIn(form);
  if (!intent) return payOrder(url, form, asking);
  const link = { ...linkIn(url.searchParams), position: Number(form.get("position")) || 1 };
  return act(intent, form, { url, link, asking });
}

export function Component() {
  const read = useLastKnown(useLoaderData<typeof loader>());
  const came = useActionData<typeof action>();
  const notPaid = came && "title" in came ? came : undefined;
  useAskingAgain(read.found === "later" || (read.found === "order" && isUnderWay(read.result)));
  const moves = read.found === "order" && read.result.esims.some(({ profileState }) => mayMove(profileState));
  useLiveProfile(moves ? "installing" : read.found === "order" && read.left.some(standsNow) ? "travelling" : undefined);
  // the order stands: what was entered for it must not fill the next one
  useEffect(() => dropDraft("order"), []);
  if (read.found === "nothing") return <OrderNotFound />;
  if (read.found === "later") return <TryingLater message={read.message} />;
  return <OutcomePage order={read} notPaid={notPaid} />;
}
