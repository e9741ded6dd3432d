import { data, useActionData, useLoaderData } from "react-router";
import { countText } from "../../../kernel/count-text.ts";
import { Accordion } from "../../../ui/accordion.tsx";
import { Sea, WorldMap } from "../../../ui/art.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { loadWords, useWords } from "../../ground/visit/words.ts";
import { tryApi } from "./act.ts";
import { ApiPanel } from "./api-panel.tsx";
import { Doors } from "./doors.tsx";
import { partnershipAt } from "./load.ts";
import { MarginForm } from "./margin-form.tsx";
import { PriceTable } from "./price-table.tsx";
import sheet from "./partners.css?url";

/** `/partnership` (spec 2, row C5): prices first, a call that really runs, and the three ways to work together. */
export async function loader({ request, context }: ScreenArguments) {
  return data(await partnershipAt(new URL(request.url), asked(context)));
}

export async function action({ request, context }: ScreenArguments) {
  const asking = asked(context);
  // on the server an action runs before any loader, so before the page's words are there
  await loadWords(asking.language, ["partners"]);
  return data(await tryApi(await request.formData(), asking));
}

export function Component() {
  const { figures, tiers, plans, margin } = useLoaderData<typeof loader>();
  const tried = useActionData<typeof action>();
  const { partnership: words, ask } = useWords("partners");
  const { titled } = useWords("shell");
  const { language, currency } = useVisit();
  const to = links(language);
  const least = tiers[0]?.from ?? 500;
  const claims = [
    [figures.destinations, words.claims.destinations],
    [figures.plans, words.claims.plans],
    [least, words.claims.pieces],
    [figures.destinationsWithTwoNetworks, words.claims.networks],
  ] as const;
  const toContact = to.contactUs({ intention: "buy", interest: "reseller" });
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <title>{titled(words.title)}</title>
      <meta name="description" content={words.describe(figures.destinations)} />
      <section className="partner-hero">
        <Sea />
        <div className="wrap">
          <h1>{words.title}</h1>
          <p className="lede">{words.lede(figures.destinations)}</p>
          <p className="cluster gap-3">
            <LinkButton variant="go" to={toContact} icon="arrow-right">
              {ask}
            </LinkButton>
            <a className="button button-line" href="#try">
              {words.tryIt}
            </a>
          </p>
        </div>
      </section>
      <ul className="wrap partner-claims">
        {claims.map(([figure, text]) => (
          <li key={text}>
            <b>{countText(figure)}</b> <span>{text}</span>
          </li>
        ))}
      </ul>
      <section className="wrap partner-band" id="resale-distribution">
        <header className="partner-head">
          <h2>{words.prices.title}</h2>
          <p>{words.prices.lede(currency)}</p>
        </header>
        <div className="partner-prices">
          <div className="stack gap-4">
            <PriceTable plans={plans} tiers={tiers} />
            <p className="cluster gap-3">
              <LinkButton to={to.resale()}>{words.prices.all}</LinkButton>
              <LinkButton variant="quiet" to={to.resale()}>
                {words.resale.more}
              </LinkButton>
            </p>
          </div>
          <MarginForm plans={plans} tiers={tiers} asked={margin} />
        </div>
      </section>
      <Offers />
      <ApiPanel tried={tried} plans={plans} />
      <Doors />
      <section className="wrap partner-band">
        <header className="partner-head">
          <h2>{words.coverage.title}</h2>
          <p>{words.coverage.text(figures.destinationsWithTwoNetworks)}</p>
        </header>
        <WorldMap label={words.coverage.map} />
        <p>
          <LinkButton to={to.netCover()}>{words.coverage.all}</LinkButton>
        </p>
      </section>
      <section className="wrap partner-band">
        <h2>{words.steps.title}</h2>
        <ol className="partner-steps">
          {words.steps.items.map(({ when, title, text }) => (
            <li key={title}>
              <span className="kick">{when}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap partner-band">
        <h2>{words.questions.title}</h2>
        <Accordion
          items={words.questions.items.map(({ question, answer }, place) => ({
            id: `question-${place + 1}`,
            title: question,
            children: <p>{answer}</p>,
          }))}
        />
        <div className="partner-close">
          <h2>{words.close}</h2>
          <LinkButton variant="go" to={toContact} icon="arrow-right">
            {ask}
          </LinkButton>
        </div>
      </section>
    </>
  );
}

/** Spec 2, row C5: the copy keeps its place. */
function Offers() {
  const { offers } = useWords("partners").partnership;
  return (
    <section className="wrap partner-band">
      <h2>{offers.title}</h2>
      <ul className="partner-cards">
        {offers.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
