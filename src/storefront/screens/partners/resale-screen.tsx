import { data, Form, useActionData, useLoaderData } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useAddressInForm } from "../../ground/visit/use-form-in-address.ts";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { tryApi } from "./act.ts";
import { ApiPanel } from "./api-panel.tsx";
import { resaleAt } from "./load.ts";
import { PartnerPage } from "./partner-page.tsx";
import { PriceTable } from "./price-table.tsx";

/** `/resale-distribution?country=`: every plan's wholesale price, the cards, and how it goes. */
export async function loader({ request, context }: ScreenArguments) {
  return data(await resaleAt(new URL(request.url), asked(context)));
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["partners"]);
  return data(await tryApi(await request.formData(), asking));
}

export function Component() {
  const tried = useActionData<typeof action>();
  const { country, place, plans, tiers } = useLoaderData<typeof loader>();
  const { resale: words } = useWords("partners");
  const form = useAddressInForm();
  return (
    <PartnerPage said={words} contact={{ intention: "buy", interest: "reseller" }}>
      <ul className="wrap partner-cards">
        {words.ways.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <section className="wrap partner-band" id="prices">
        <h2>{words.prices}</h2>
        <Form method="get" action="#prices" className="partner-find" preventScrollReset ref={form}>
          <TextField
            label={words.country}
            name="country"
            defaultValue={place ?? country}
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit">{words.find}</Button>
        </Form>
        <div aria-live="polite">{place === undefined ? <p>{words.none}</p> : <h3>{words.of(place)}</h3>}</div>
        {place !== undefined && <PriceTable plans={plans} tiers={tiers} />}
      </section>
      <ApiPanel tried={tried} plans={plans} />
      <section className="wrap partner-band">
        <h2>{words.cards.title}</h2>
        <ul className="partner-cards">
          {words.cards.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="wrap partner-band">
        <h2>{words.steps.title}</h2>
        <ol className="partner-steps">
          {words.steps.items.map((text) => (
            <li key={text}>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </PartnerPage>
  );
}
