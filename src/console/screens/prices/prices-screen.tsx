import { useActionData, useLoaderData } from "react-router";
import { planKinds } from "../../../kernel/plan-terms.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { dayText } from "../../parts/day-text.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty, Pages, Search } from "../../parts/list.tsx";
import { changePrices, type PricesAnswered } from "./act.ts";
import { CellProblems } from "./cell-problems.tsx";
import { DraftsTold } from "./drafts-told.tsx";
import { priceList, pricesAddress, typedKind, type PriceList } from "./load.ts";
import { LookedThroughPrices } from "./looked-through-prices.tsx";
import { PriceCard } from "./price-card.tsx";
import { PriceDeedsForm } from "./price-deeds-form.tsx";
import { PriceFileForm } from "./price-file-form.tsx";
import { PriceGrid } from "./price-grid.tsx";

export const loader = priceList;
export const action = changePrices;

/** Row B1, picture 05: prices side by side, a form of inputs; publishing shows the differences first. */
export function Component() {
  const list = useLoaderData() as PriceList;
  const { plans, q, kind, older, dropped, drafted, mayEdit, published, rates, ratesOf } = list;
  const answered = useActionData() as PricesAnswered | undefined;
  const { words: everything, language } = usePage();
  const { titled, plans: all } = everything;
  const words = all.prices;
  const dayOf = (at: string) => dayText(at, language);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={all.search} hint={all.searchHint} value={q} keeps={kind ? { kind } : {}} />
        <a className="button prices-export" href="/console/files/plans.csv" download>
          <Icon name="download" />
          {all.file.export}
        </a>
      </header>
      <CatalogueTabs here="prices" />
      <div className="price-tools">
        <nav className="chips" aria-label={words.filter.label}>
          {(["", ...planKinds, ...(drafted > 0 || kind === typedKind ? ([typedKind] as const) : [])] as const).map(
            (one) => (
              <a key={one} href={pricesAddress({ q, kind: one })} aria-current={one === kind ? "page" : undefined}>
                {words.filter[one || "all"]} {one === typedKind && <span className="chip-count">{drafted}</span>}
              </a>
            ),
          )}
        </nav>
        {mayEdit && <PriceFileForm />}
      </div>
      <Dropped names={dropped} />
      {published > 0 && !answered && <output className="told">{words.published(published)}</output>}
      {mayEdit && !answered && <DraftsTold plans={plans} />}
      <div className="prices-said">
        <FormProblem />
        {answered && <CellProblems plans={plans} answered={answered} />}
        {answered?.look && <LookedThroughPrices look={answered.look} entries={answered.entries} />}
        {mayEdit && plans.length > 0 && <PriceDeedsForm />}
      </div>
      {plans.length > 0 ? (
        <div className="price-page">
          <PriceGrid plans={plans} rates={rates} answered={answered} mayEdit={mayEdit} />
          <PriceCard />
        </div>
      ) : (
        <Nothing list={list} />
      )}
      <p className="soft small price-note">
        {ratesOf === null ? words.note : `${words.note} ${words.facts(dayOf(ratesOf))}`}
      </p>
      <Pages
        note={words.foot}
        newer={list.after ? pricesAddress({ q, kind }) : undefined}
        older={older === null ? undefined : pricesAddress({ q, kind, after: older })}
        named={{ newer: all.first, older: all.next }}
      />
    </>
  );
}

function Nothing({ list: { q, kind } }: { list: PriceList }) {
  const { plans: words } = useWords();
  return (
    <Empty title={kind ? words.prices.noneOfKind : q ? words.notFound(q) : words.empty}>
      <a className="button" href={kind ? pricesAddress({ q }) : pricesAddress({})}>
        {words.dropSearch}
      </a>
    </Empty>
  );
}
