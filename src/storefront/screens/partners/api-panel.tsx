import { Form, useNavigation } from "react-router";
import { planTitle } from "../../../features/catalogue/plans/plan-title.ts";
import { mostInSandbox } from "../../../features/catalogue/wholesale/rules.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { useShownAddress } from "../../ground/visit/use-shown-address.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Tried } from "./act.ts";
import type { Plan } from "./load.ts";

const paths = { order: "/api/sandbox/order", search: "/api/product/getPlanList" };

type ApiPanelProps = { tried: Tried | undefined; plans: readonly Plan[] };

/** Calls that really run: the request as a program would send it, and beside it what came back. */
export function ApiPanel({ tried, plans }: ApiPanelProps) {
  const { api: words } = useWords("partners");
  return (
    <section className="partner-api" id="try">
      <div className="wrap">
        <header className="partner-head">
          <h2>{words.title}</h2>
          <p>{words.lede}</p>
        </header>
        <div className="partner-panes">
          <div className="partner-asks">
            <OrderForm tried={tried?.which === "order" ? tried : undefined} plans={plans} />
            <SearchForm tried={tried?.which === "search" ? tried : undefined} />
          </div>
          <div className="partner-pane">
            <h3>
              <output>{tried ? words.answer(tried.status, tried.ms) : words.idle}</output>
            </h3>
            {tried && <Code label={words.answer(tried.status, tried.ms)} text={tried.body} />}
            {tried && tried.more > 0 && <p>{words.shortened(tried.more)}</p>}
            <p>
              <a className="link" href="/openapi">
                {words.docs}
              </a>
            </p>
          </div>
        </div>
        <ul className="partner-facts">
          {words.facts.map(({ title, text }) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type AskProps = { tried: Tried | undefined };

function OrderForm({ tried, plans }: AskProps & Pick<ApiPanelProps, "plans">) {
  const { api: words } = useWords("partners");
  const planWords = useWords("plans");
  const { currency } = useVisit();
  const here = `${useShownAddress()}#try`;
  const busy = useNavigation().state === "submitting";
  const esims = plans.filter(({ ways }) => ways.includes("esim"));
  const plan = tried?.typed.apiPlan ?? esims[0]?.code;
  if (plan === undefined) return null;
  const { apiQuantity: quantity = "1", apiDays: days = "" } = tried?.typed ?? {};
  const request = tried?.request ?? pretty({ requestKey: "…", plan, quantity: Number(quantity), currency });
  return (
    <div className="partner-pane">
      <Called path={paths.order} />
      <Code label={words.request(paths.order)} text={request} />
      <Form method="post" action={here} preventScrollReset>
        <div className="partner-run">
          <SelectField
            key={plan}
            label={words.plan}
            name="apiPlan"
            defaultValue={plan}
            options={esims.map((one) => ({ value: one.code, label: planTitle(one, planWords) }))}
          />
          <SelectField
            key={`pieces ${quantity}`}
            label={words.quantity}
            name="apiQuantity"
            defaultValue={quantity}
            options={Array.from({ length: mostInSandbox }, (_, place) => String(place + 1)).map((one) => ({
              value: one,
              label: one,
            }))}
          />
          <TextField
            key={`days ${days}`}
            label={words.days}
            hint={words.daysHint}
            name="apiDays"
            defaultValue={days}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
          <Button type="submit" variant="go" icon="zap" busy={busy}>
            {words.order}
          </Button>
        </div>
      </Form>
      {tried && <AgainForm tried={tried} action={here} busy={busy} />}
    </div>
  );
}

/** What was sent, key and all, whatever has been chosen since. */
function AgainForm({ tried, action, busy }: { tried: Tried; action: string; busy: boolean }) {
  const { api: words } = useWords("partners");
  const { typed, request } = tried;
  const { requestKey, currency } = JSON.parse(request) as { requestKey: string; currency: string };
  const sent = { ...typed, apiCurrency: currency, again: requestKey };
  return (
    <Form method="post" action={action} preventScrollReset>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" icon="rotate-ccw" busy={busy}>
        {words.again}
      </Button>
    </Form>
  );
}

function SearchForm({ tried }: AskProps) {
  const { api: words } = useWords("partners");
  const { language, currency } = useVisit();
  const here = `${useShownAddress()}#try`;
  const busy = useNavigation().state === "submitting";
  const country = tried?.typed.apiCountry ?? "Japan";
  return (
    <Form method="post" action={here} className="partner-pane" preventScrollReset>
      <Called path={paths.search} />
      <Code
        label={words.request(paths.search)}
        text={tried?.request ?? pretty({ country, currency, lang: language })}
      />
      <div className="partner-run">
        <TextField
          label={words.country}
          name="apiCountry"
          defaultValue={country}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Button type="submit" icon="search" busy={busy}>
          {words.run}
        </Button>
      </div>
    </Form>
  );
}

const Called = ({ path }: { path: string }) => (
  <h3>
    <span className="partner-verb">POST</span> {path}
  </h3>
);

const pretty = (value: object) => JSON.stringify(value, null, 2);

/** What is longer than its pane is scrolled by keys, too. */
function Code({ label, text }: { label: string; text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="partner-code" aria-label={label} tabIndex={0}>
      <pre>
        <code translate="no">{text}</code>
      </pre>
    </section>
  );
}
