import { useActionData, useLoaderData } from "react-router";
import { parcelFacets } from "../../../features/delivery/dispatches/parcel-filter.ts";
import { countText } from "../../../kernel/count-text.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { ColumnsLink } from "../../parts/columns-link.tsx";
import { cutText } from "../../parts/cut-text.ts";
import { FacetBar, FilteredAway } from "../../parts/facet-bar.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import { Problem } from "../../parts/form.tsx";
import { withLayout, type Laid } from "../../parts/layout.ts";
import { ListFile, tooOften } from "../../parts/list-file.tsx";
import { Dropped, Empty, Pages, Views } from "../../parts/list.tsx";
import { newRowsOf, NewRows } from "../../parts/new-rows.tsx";
import { likelyDays, type PoolFacts } from "../../parts/stock-band.tsx";
import { moveParcel } from "./act.ts";
import { addressOf } from "./address.ts";
import { useFaceted } from "./choices.ts";
import { KeptScans } from "./kept-scans.tsx";
import { dispatch, isKept, type Dispatch } from "./load.ts";
import { Packing, PackingUnseen } from "./packing.tsx";
import { goesOut, ParcelFiles } from "./parcel-files.tsx";
import { ParcelTable } from "./parcel-table.tsx";

export const loader = withLayout("parcels", dispatch);
export const action = moveParcel;

/** Row B1, picture 08. */
export function Component() {
  const page = useLoaderData() as Dispatch & { layout: Laid<"parcels"> };
  const { view, views, asks, parcels, open, older, newer, at, pickUp, done, refused, dropped } = page;
  const answered = useActionData() as Answered | undefined;
  const { titled, facets, dispatch: words } = useWords();
  const faceted = useFaceted(page);
  const cut = cutText(page, facets);
  const isFiltered = faceted.choices.some(({ facet }) => asks[facet] !== undefined);
  const { count = 0, more = false } = views.find((one) => one.view === "to_post") ?? {};
  const mayChoose = page.maySend && goesOut.has(view);
  const toGo = count === 0 ? words.noneToGo : words.toGo(count, page.cardsToPost, more);
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <p className="pick-up">
          <Icon name="clock" />
          {pickUp.isOver ? words.pickUpOver(pickUp.at, toGo) : words.pickUp(pickUp.at, toGo)}
        </p>
        <ColumnsLink list="parcels" />
        {parcels.length > 0 && <ParcelFiles page={page} />}
        {parcels.length > 0 && <ListFile list="parcels" asks={asks} />}
      </header>
      <Views
        label={words.views.label}
        views={views.map(({ view: one, count, more }) => ({
          view: one,
          label: words.views[one],
          count: `${count}${more ? "+" : ""}`,
          href: addressOf({ view: one }),
          isOpen: one === view,
        }))}
      />
      <FacetBar {...faceted} first={parcelFacets} />
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      {refused !== undefined && refused !== tooOften && (
        <div className="told-problem">
          <Problem>{Object.hasOwn(words.refused, refused) ? words.refused[refused]! : words.refused["OTHER"]!}</Problem>
        </div>
      )}
      {page.maySend && <KeptScans />}
      <NewRows from={newRowsOf("dispatch", at, asks)} />
      <div className={open === undefined ? "parcels" : "parcels parcels-beside"} data-choosing="">
        {parcels.length > 0 ? (
          <ParcelTable
            parcels={parcels}
            view={view}
            asks={asks}
            layout={page.layout}
            open={open?.orderNumber}
            maySend={page.maySend}
            mayChoose={mayChoose}
          />
        ) : isFiltered ? (
          <FilteredAway {...faceted} without={page.without} cut={cut} isBeginning={page.isBeginning} />
        ) : (
          <Empty title={view === "to_post" ? words.empty : words.emptyView}>
            <p>{words.emptyLedes[view]}</p>
          </Empty>
        )}
        {open !== undefined && <Packing parcel={open} view={view} asks={asks} />}
        {/* a form that is shown again has what was typed in it, which belongs to one parcel */}
        {view === "to_post" &&
          page.maySend &&
          !answered &&
          parcels
            .filter((parcel) => isKept(parcel) && parcel.orderNumber !== open?.orderNumber)
            .map((parcel) => <PackingUnseen key={parcel.orderNumber} parcel={parcel} />)}
      </div>
      <Pages
        hasBoxes={mayChoose && parcels.length > 0}
        note={
          <>
            {page.cards && <CardsLeft cards={page.cards} />}
            {cut ?? words.foot}
          </>
        }
        newer={newer === null ? undefined : addressOf({ ...asks, before: newer })}
        older={older === null ? undefined : addressOf({ ...asks, after: older })}
      />
    </>
  );
}

/** Cards that no parcel takes: what is to post has its own already. */
function CardsLeft({ cards: { free, forecast } }: { cards: PoolFacts }) {
  const { dispatch: words, stock } = useWords();
  const days = forecast.daysLeft && likelyDays(forecast.daysLeft, stock);
  return (
    <a className="cards-left" href="/console/stock/cards">
      {words.cardsLeft(countText(free), days)}
    </a>
  );
}
