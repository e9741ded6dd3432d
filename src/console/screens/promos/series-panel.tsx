import { useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { StateShape } from "../../parts/state-shape.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import { Dated } from "./dated.tsx";
import type { PromosPage } from "./load.ts";
import { discountText, shapeOf } from "./promo-table.tsx";

/** A series beside the list: what its codes are worth, how many are used, the codes as a file, and stopping them all. */
export function SeriesPanel({ series, closed }: { series: NonNullable<PromosPage["openSeries"]>; closed: string }) {
  const { words: all, language } = usePage();
  const { promos: words } = all;
  const me = useRouteLoaderData("frame") as Me;
  const { prefix, promo, codes, used, isStopped, madeAt, who } = series;
  // one that is used says nothing of the others
  const state = isStopped ? "stopped" : promo.state === "used_up" ? "running" : promo.state;
  return (
    <aside className="promo-panel" aria-label={prefix}>
      <header>
        <h2>{prefix}-…</h2>
        <a className="button button-quiet" href={closed} aria-label={words.close}>
          <Icon name="x" />
        </a>
      </header>
      <FormProblem />
      <Pairs
        pairs={[
          [
            words.columns.state,
            <StateShape key="state" state={shapeOf[state]}>
              {words.states[state]}
            </StateShape>,
          ],
          [words.columns.discount, discountText(promo, language)],
          [words.buyers, promo.firstOrder && words.firstOrder],
          [words.planCodes, promo.planCodes?.join(" · ") ?? words.everyPlan],
          [words.from, <Dated key="validFrom" at={promo.validFrom} />],
          [words.until, <Dated key="validUntil" at={promo.validUntil} />],
          [words.series.heads.used, words.series.usedOf(used, codes)],
          [words.series.heads.made, <Dated key="madeAt" at={madeAt} />],
          [words.comesFrom, words.series.made(who)],
        ]}
      />
      <TrailLink kind="promo_code" id={prefix} called={prefix} />
      {may(me, "edit_promos") && (
        <form
          method="post"
          action={`/console/files/promo-codes.csv?${new URLSearchParams({ back: `/console/promos?series=${prefix}` })}`}
          className="promo-form"
        >
          <input type="hidden" name="prefix" value={prefix} />
          <button className="button button-wide">
            <Icon name="download" />
            {words.series.csv}
          </button>
          <p className="soft">{words.series.csvLede}</p>
        </form>
      )}
      {!isStopped && may(me, "edit_promos") && (
        <form method="post" className="promo-form">
          <input type="hidden" name="do" value="stopSeries" />
          <input type="hidden" name="prefix" value={prefix} />
          <button className="button button-wide">{words.series.stop(prefix)}</button>
          <p className="soft">{words.stopLede}</p>
        </form>
      )}
    </aside>
  );
}
