import { data, useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { DeviceCheckPage } from "./device-check-page.tsx";
import { eidOutcome } from "./eid-outcome.ts";
import { findDevice } from "./load.ts";

/**
 * `/device-check?brand=&model=&bought=` (row B3), and `plan`, `days`, `quantity`, `promo`, `back` of where one came
 * from.
 */
export function loader({ request, context }: ScreenArguments) {
  return findDevice(new URL(request.url).searchParams, asked(context));
}

/**
 * An EID is looked at right here: in the browser, and only without JavaScript on the server, which drops it with the
 * answer. No call takes one, so nothing can keep or log it.
 */
export async function action({ request }: ScreenArguments) {
  const outcome = eidOutcome(await request.formData());
  return data(outcome, { status: "problem" in outcome ? 422 : 200 });
}

/** An EID changes nothing of what the shop knows. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

export function Component() {
  return <DeviceCheckPage finding={useLoaderData<typeof loader>()} outcome={useActionData<typeof action>()} />;
}
