import { Notice } from "../../../ui/notice.tsx";
import { ErrorSummary, type FieldProblem } from "../../../ui/error-summary.tsx";
import { LinkTabs } from "../../../ui/tabs.tsx";
import { useMoment } from "../../install/moments.tsx";
import { useVisit } from "../../visit/visit.ts";
import { useWords } from "../../visit/words.ts";
import type { AccountTab, TabProps } from "../account-tab.ts";
import { AlertsPanel } from "./alerts-panel.tsx";
import { actPackages, type NotDone } from "./act-packages.ts";
import { AutoTopUp } from "./auto-top-up.tsx";
import { Confirm } from "./confirm.tsx";
import { PackageClock } from "./package-clock.tsx";
import { PackageTicket } from "./package-ticket.tsx";
import { packagesAddress } from "./packages-address.ts";
import { readPackages, type Packages, type Told, type Usage, type View } from "./read-packages.ts";
import { AddSim, EditSim, editedRemark } from "./sim-forms.tsx";
import { NoSims, SimSelector } from "./sim-selector.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** Requirements A6 and B6: whatever is looked at stands in the address, so that all of it works without scripts. */
export const tab: AccountTab<Told, NotDone> = { areas: ["packages", "plans", "alerts", "auto-top-up", "order"], load: readPackages, act: actPackages, View: PackagesView };

function PackagesView({ told, done: notDone, signedIn }: TabProps<Told, NotDone>) {
  const words = useWords("packages");
  const { sims, view, packages } = told;
  const owner = signedIn.email !== null;
  const sim = packages?.sim;
  return (
    <div className="packages">
      {words.done[view.done] && <div aria-live="polite"><Notice tone="good">{words.done[view.done]}</Notice></div>}
      {notDone && <ErrorSummary key={notDone.id} title={notDone.title} problems={notDone.problems.map((problem) => besideField(notDone, problem))} />}
      {sims.length === 0 ? <NoSims /> : <SimSelector sims={sims} view={view} />}
      {owner && (
        <div className="packages-forms">
          <AddSim key={view.done === "added" ? told.requestKey : ""} notDone={notDone?.form === "add-sim" ? notDone : undefined} open={sims.length === 0} />
          {sim && <EditSim sim={sim} notDone={notDone?.form === "edit-sim" ? notDone : undefined} />}
        </div>
      )}
      {packages && <Confirm told={told} packages={packages} />}
      {packages && <OneSim packages={packages} view={view} usage={told.usage} />}
      {told.topUp && <AutoTopUp topUp={told.topUp} done={view.done} notDone={notDone} requestKey={told.requestKey} />}
      {told.alerts && <AlertsPanel alerts={told.alerts} saved={view.done === "alerts"} refused={notDone?.form === "choose-alerts" ? notDone.id : undefined} />}
    </div>
  );
}

/** Leads to the field of the form that was sent: both forms have a remark. */
function besideField({ form }: NotDone, { field, message }: FieldProblem): FieldProblem {
  return { field: form === "edit-sim" && field === "remark" ? editedRemark : field, message };
}

function OneSim({ packages, view, usage }: { packages: Packages; view: View; usage: Usage | undefined }) {
  const words = useWords("packages");
  const { language } = useVisit();
  const moment = useMoment();
  const { purchased, used, clock, asOf, stale } = packages;
  const shown = view.used ? used : purchased;
  const lists = [{ used: false, all: purchased, label: words.lists.purchased }, { used: true, all: used, label: words.lists.used }];
  return (
    <>
      {clock.length > 1 && <PackageClock clock={clock} packages={purchased} asOf={asOf} />}
      <LinkTabs label={words.title} tabs={lists.map(({ used: of, all, label }) => ({ to: packagesAddress(language, view, { used: of }), label, note: all.length, current: of === view.used }))} />
      {stale && <Notice tone="care">{words.stale}</Notice>}
      {shown.length === 0 && <p className="soft">{view.used ? words.none.used : words.none.purchased}</p>}
      <ul className="package-list">
        {shown.map((one, place) => (
          <li key={one.packageId}>
            <PackageTicket one={one} view={view} first={place === 0 && !view.used && !view.step} />
            {usage?.packageId === one.packageId && <UsageChart usage={usage} of={one} />}
          </li>
        ))}
      </ul>
      {asOf && <p className="kick">{words.asOf(moment(asOf))}</p>}
    </>
  );
}
