import { useEffect, useState } from "react";
import { data, useActionData, useLoaderData } from "react-router";
import { dropDraft } from "../visit/use-draft.ts";
import { asked, type ScreenArguments } from "../visit/visit.ts";
import { loadWords } from "../visit/words.ts";
import { OrderNotFound } from "./order-not-found.tsx";
import { OutcomePage } from "./outcome-page.tsx";
import { payOrder } from "./pay-order.ts";
import { readResult, type ReadResult } from "./read-result.ts";
import { isUnderWay } from "./outcome.ts";
import { TryingLater } from "./trying-later.tsx";
import { useAskingAgain } from "./use-asking-again.ts";

/** `/order-result?order=&key=` (spec 2 and 4, row O8): how the order stands, and once it is delivered, the install page. */
export async function loader({ request, context }: ScreenArguments) {
  const read = await readResult(new URL(request.url), asked(context));
  return data(read, { status: read.found === "nothing" ? 404 : read.found === "later" ? 503 : 200 });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["result"]);
  return payOrder(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const read = useLastKnown(useLoaderData<typeof loader>());
  const notPaid = useActionData<typeof action>();
  useAskingAgain(read.found === "later" || (read.found === "order" && isUnderWay(read.result)));
  // the order stands: what was entered for it must not fill the next one
  useEffect(() => dropDraft("order"), []);
  if (read.found === "nothing") return <OrderNotFound />;
  if (read.found === "later") return <TryingLater message={read.message} />;
  return <OutcomePage order={read} notPaid={notPaid} />;
}

/** A phone that loses the line for a moment must not lose the page. */
function useLastKnown(read: ReadResult): ReadResult {
  const [known, setKnown] = useState(read);
  if (read.found !== "later" && read !== known) setKnown(read);
  return read.found === "later" ? known : read;
}
