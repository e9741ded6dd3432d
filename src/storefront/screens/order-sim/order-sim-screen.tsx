import { data, useActionData, useLoaderData, useLocation } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords } from "../../ground/visit/words.ts";
import { placeOrder } from "./act.ts";
import { offerFor } from "./load.ts";
import { NotOnOffer } from "./not-on-offer.tsx";
import { OrderPage } from "./order-page.tsx";

/** `/order-sim?plan=&way=&days=&quantity=&promo=` (spec 2, row O1). */
export async function loader({ request, context }: ScreenArguments) {
  const offer = await offerFor(new URL(request.url).searchParams, asked(context));
  return data(offer, { status: "missing" in offer ? (offer.missing === "here" ? 403 : 404) : 200 });
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["order", "checkout", "errors"]);
  return placeOrder(new URL(request.url), await request.formData(), asking);
}

export function Component() {
  const offer = useLoaderData<typeof loader>();
  const notPlaced = useActionData<typeof action>();
  const { search } = useLocation();
  if ("missing" in offer) return <NotOnOffer {...offer} />;
  // the page is kept (row L8): another plan, or other days, are another form
  return <OrderPage key={search} offer={notPlaced?.offer ?? offer} notPlaced={notPlaced} />;
}
