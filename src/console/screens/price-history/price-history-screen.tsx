import { useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { Differences } from "../../parts/differences.tsx";
import { PagesOf } from "../../parts/finance-list.tsx";
import { Dropped, Empty, Search } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { priceHistory, type PriceHistory } from "./load.ts";
import { turnedBack } from "./turned-back.ts";

export const loader = priceHistory;

/** Row B1: who changed which price, when, from what to what, and the way back: looked through first, as what is typed. */
export function Component() {
  const list = useLoaderData() as PriceHistory;
  const { titled, priceHistory: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="plan" label={words.search} hint={words.searchHint} value={list.plan} keeps={{}} />
      </header>
      <CatalogueTabs here="history" />
      <Dropped names={list.dropped} />
      {list.changes.length > 0 ? (
        <Changes list={list} />
      ) : (
        <Empty title={words.empty}>
          <p>{words.emptyLede}</p>
        </Empty>
      )}
      <PagesOf
        list={list}
        path="/console/catalogue/history"
        keeps={list.plan ? { plan: list.plan } : {}}
        note={words.foot}
      />
    </>
  );
}

function Changes({ list: { changes, mayEdit } }: { list: PriceHistory }) {
  const { plans, priceHistory: words } = useWords();
  return (
    <ol className="price-history" aria-label={words.caption}>
      {changes.map(({ id, at, who, code, action, differences, now }) => (
        <li key={id}>
          <p>
            <a href={`/console/catalogue/plans/${code}`}>{code}</a> <Moment at={at} className="soft" /> <b>{who}</b>{" "}
            {plans.plan.deeds[action]}
          </p>
          <Differences differences={differences} />
          {mayEdit && <TurnBack code={code} differences={differences} now={now} />}
        </li>
      ))}
    </ol>
  );
}

type TurnBackProps = Pick<PriceHistory["changes"][number], "code" | "differences" | "now">;

function TurnBack({ code, differences, now }: TurnBackProps) {
  const { priceHistory: words } = useWords();
  if (now === null) return <p className="soft small">{words.gone}</p>;
  const cells = turnedBack(code, now, differences);
  if (!cells) return <p className="soft small">{words.same}</p>;
  return (
    <form method="post" action={`/console/catalogue/prices?${new URLSearchParams({ q: code })}`}>
      {cells.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="button" name="do" value="look">
        <Icon name="rotate-ccw" />
        {words.turnBack}
        <span className="vh"> {code}</span>
      </button>
    </form>
  );
}
