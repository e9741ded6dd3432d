import { useLoaderData } from "react-router";
import { areaOrders } from "../../../features/catalogue/areas/contract.ts";
import { Flag } from "../../../ui/flag.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { Dropped, Empty, Search } from "../../parts/list.tsx";
import { areaList, type AreaList } from "./load.ts";

export const loader = areaList;

/** Row B1: where something is sold; destinations and regions with what stands on sale there. */
export function Component() {
  const list = useLoaderData() as AreaList;
  const { titled, areas: words } = useWords();
  const { kind, order, q, areas } = list;
  const keeps = { ...(kind !== "destination" && { kind }), ...(order !== "name" && { sort: order }) };
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <Search name="q" label={words.search} hint={words.searchHint} value={q} keeps={keeps} />
        {list.mayEdit && (
          <a className="button area-fresh" href="/console/catalogue/destinations/new">
            <Icon name="plus" />
            {words.fresh}
          </a>
        )}
      </header>
      <CatalogueTabs here="destinations" />
      <nav className="chips" aria-label={words.kindsLabel}>
        {list.kinds.map((one) => (
          <a
            key={one.kind}
            href={addressOf({ kind: one.kind, sort: order, q })}
            aria-current={one.kind === kind ? "page" : undefined}
          >
            {words.kinds[one.kind]} <span className="chip-count">{one.count}</span>
          </a>
        ))}
      </nav>
      <nav className="chips area-orders" aria-label={words.ordersLabel}>
        {areaOrders.map((one) => (
          <a key={one} href={addressOf({ kind, sort: one, q })} aria-current={one === order ? "true" : undefined}>
            {words.orders[one]}
          </a>
        ))}
      </nav>
      <Dropped names={list.dropped} />
      {areas.length > 0 ? (
        <AreaTable areas={areas} kind={kind} />
      ) : (
        <Empty title={words.notFound(q)}>
          <a className="button" href={addressOf({ kind, sort: order })}>
            {words.dropSearch}
          </a>
        </Empty>
      )}
    </>
  );
}

function AreaTable({ areas, kind }: Pick<AreaList, "areas" | "kind">) {
  const { areas: words } = useWords();
  const { columns, choices } = words;
  return (
    <table className="list area-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.block}</th>
          <th scope="col">{kind === "region" ? columns.countries : columns.identity}</th>
          <th scope="col">{columns.label}</th>
          <th scope="col" className="end">
            {columns.plans}
          </th>
          <th scope="col" className="end">
            {columns.from}
          </th>
        </tr>
      </thead>
      <tbody>
        {areas.map((area) => (
          <tr key={area.code}>
            <th scope="row" className="area-name">
              <a className="listed" href={`/console/catalogue/destinations/${encodeURIComponent(area.code)}`}>
                {kind === "destination" ? <Flag iso2={area.code} size={16} /> : <Icon name="globe" />}
                <span className="cut">
                  {area.name} <span className="soft">{area.code}</span>
                </span>
              </a>
            </th>
            <td className="soft area-block">{choices[area.block as keyof typeof choices]}</td>
            <td className="soft wide-only">
              {area.countries ?? (area.identity === "real_name" ? choices.real_name : words.unset)}
            </td>
            <td className="area-label">
              {!area.shown && <span className="chip">{words.hidden}</span>}
              {area.shown && area.popular !== null && <span className="chip">{words.hot(area.popular)}</span>}
            </td>
            <td className="end area-plans">{words.plansHere(area.plans)}</td>
            <td className="end area-price">
              {area.from ? (
                <>
                  <span className="currency">{area.from.currency}</span> {(area.from.amount / 100).toFixed(2)}
                </>
              ) : (
                <span className="soft">{words.notSold}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function addressOf(asks: Record<string, string>): string {
  const said = Object.entries(asks).filter(([, value]) => value && value !== "destination" && value !== "name");
  const query = new URLSearchParams(said).toString();
  return `/console/catalogue/destinations${query ? `?${query}` : ""}`;
}
