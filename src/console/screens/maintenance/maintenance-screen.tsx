import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Me } from "../../ground/signed-in.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { actOnMaintenance } from "./act.ts";
import { ClosingForm } from "./closing-form.tsx";
import { maintenancePage, type MaintenancePage } from "./load.ts";
import { UpgradePreview } from "./upgrade-preview.tsx";

export const loader = maintenancePage;
export const action = actOnMaintenance;

/** Row C6: the switch that `npm run maintenance` turns as well, beside what visitors read then. */
export function Component() {
  const page = useLoaderData() as MaintenancePage;
  const { closed, done, dropped } = page;
  const answered = useActionData();
  const me = useRouteLoaderData("frame") as Me;
  const { titled, maintenance: words } = useWords();
  const mayMend = may(me, "close_shop");
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/incidents">
          <Icon name="chevron-left" />
          {words.back}
        </a>
        <h1>{words.title}</h1>
      </header>
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      <div className="upkeep">
        <div className="upkeep-switch">
          {closed ? <Closed closed={closed} mayMend={mayMend} /> : <Open />}
          <FormProblem />
          {mayMend && <ClosingForm page={page} />}
          <p className="soft small">{words.holds}</p>
          <p className="soft small">{words.notItself}</p>
        </div>
        <UpgradePreview page={page} />
      </div>
    </>
  );
}

function Open() {
  const { maintenance: words } = useWords();
  return (
    <section>
      <h2>{words.open}</h2>
      <p className="soft small">{words.openLede}</p>
    </section>
  );
}

function Closed({ closed, mayMend }: { closed: NonNullable<MaintenancePage["closed"]>; mayMend: boolean }) {
  const { words: all } = usePage();
  const { maintenance: words } = all;
  return (
    <section className="upkeep-closed">
      <h2>
        <Icon name="triangle-alert" />
        {words.closed}
      </h2>
      <Pairs
        pairs={[
          [words.until, <Moment key="until" at={closed.until} />],
          [words.since, <Moment key="since" at={closed.since} />],
          [words.by, closed.who ?? words.byCommand],
        ]}
      />
      {closed.isOverdue && <p className="upkeep-late">{words.overdue}</p>}
      {mayMend && (
        <form method="post">
          <input type="hidden" name="do" value="open" />
          <RequestKey />
          <button className="button button-go">{words.openGo}</button>
        </form>
      )}
    </section>
  );
}
