import { useActionData, useLoaderData } from "react-router";
import { operatorZone } from "../../../kernel/operator-zone.ts";
import { dateText } from "../../../kernel/written-date.ts";
import { dateAt } from "../../../kernel/zoned-time.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty, Pages, Search } from "../../parts/list.tsx";
import { changePrices, type PricesAnswered } from "./act.ts";
import { CellProblems } from "./cell-problems.tsx";
import { priceList, pricesAddress, type PriceList } from "./load.ts";
import { LookedThroughPrices } from "./looked-through-prices.tsx";
import { PriceDeedsForm } from "./price-deeds-form.tsx";
import { PriceFileForm } from "./price-file-form.tsx";
import { PriceGrid } from "./price-grid.tsx";

export const loader = priceList;
export const action = changePrices;

/** Row B1, picture 05: prices side by side, a form of inputs; publishing shows the differences first. */
export function Component() {
  const { plans, q, after, older, dropped, mayEdit, published, rates, ratesOf } = useLoaderData() as PriceList;
  const answered = useActionData() as PricesAnswered | undefined;
  const { words: everything, language } = usePage();
  const { titled, plans: all } = everything;
  const words = all.prices;
  const dayOf = (at: string) => dateText(dateAt(Date.parse(at), operatorZone), language);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={all.search} hint={all.searchHint} value={q} keeps={{}} />
        <a className="button prices-export" href="/console/files/plans.csv" download>
          <Icon name="download" />
          {all.file.export}
        </a>
      </header>
      <CatalogueTabs here="prices" />
      <Dropped names={dropped} />
      {published > 0 && !answered && <output className="told">{words.published(published)}</output>}
      <div className="prices-said">
        <p className="soft small price-note">
          {ratesOf === null ? words.note : `${words.note} ${words.facts(dayOf(ratesOf))}`}
        </p>
        {mayEdit && <PriceFileForm />}
        <FormProblem />
        {answered && <CellProblems plans={plans} answered={answered} />}
        {mayEdit && plans.length > 0 && <PriceDeedsForm />}
        {answered?.look && <LookedThroughPrices look={answered.look} entries={answered.entries} />}
      </div>
      {plans.length > 0 ? (
        <PriceGrid plans={plans} rates={rates} answered={answered} mayEdit={mayEdit} />
      ) : (
        <Empty title={q ? all.notFound(q) : all.empty}>
          <a className="button" href="/console/catalogue/prices">
            {all.dropSearch}
          </a>
        </Empty>
      )}
      <Pages
        note={all.foot}
        newer={after ? pricesAddress({ q }) : undefined}
        older={older === null ? undefined : pricesAddress({ q, after: older })}
        named={{ newer: all.first, older: all.next }}
      />
    </>
  );
}
