import { useLoaderData } from "react-router";
import { usualNeed } from "../../../features/catalogue/plans/need.ts";
import type { Currency } from "../../../kernel/currency.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { languageFacts, type Language } from "../../../kernel/language.ts";
import { Icon } from "../../../ui/icon.tsx";
import { asked, useWords, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { ShownCard } from "../../parts/plan-cards.tsx";
import { asAmount } from "../../parts/typed-values.ts";
import { pricesAddress } from "./load.ts";

type Priced = { code: string; language: Language; card: Answer<"/staff/getPricedCard">["card"] | undefined };

/** Asked while a price is typed, and so with whatever stands in its cell. */
export async function loader({ context, request }: ScreenArguments): Promise<Priced> {
  const asks = new URL(request.url).searchParams;
  const said = (name: string) => asks.get(name)?.trim() ?? "";
  const [code, language, currency] = [said("code"), said("language") as Language, said("currency") as Currency];
  const minor = (name: string) => asAmount(said(name)) as number;
  const prices = { amount: minor("amount"), was: said("was") === "" ? null : minor("was") };
  try {
    const { card } = await asked(context).call("/staff/getPricedCard", { code, language, currency, ...prices });
    return { code, language, card };
  } catch (error) {
    if (!(error instanceof CallRefused) || !["INVALID_INPUT", "NOT_FOUND"].includes(error.code)) throw error;
    return { code, language, card: undefined };
  }
}

/** Row B1, picture 05: a plan at a price that is being typed; the sheet takes the card from here. */
export function Component() {
  const { code, language, card } = useLoaderData() as Priced;
  const { titled, sheet } = useWords();
  return (
    <>
      <title>{titled(sheet.card.title)}</title>
      <header className="bar">
        <h1>{sheet.card.title}</h1>
        <a className="button button-quiet" href={pricesAddress({ q: code })}>
          <Icon name="chevron-left" />
          {sheet.card.back}
        </a>
      </header>
      <div className="price-card">
        {card ? (
          <section data-card="" lang={languageFacts[language].html}>
            <ShownCard language={language} card={card} trip={card.kind === "day_pass" ? usualNeed.days : undefined} />
          </section>
        ) : (
          <section data-card="">
            <p className="soft">{sheet.problems.amount}</p>
          </section>
        )}
      </div>
    </>
  );
}
