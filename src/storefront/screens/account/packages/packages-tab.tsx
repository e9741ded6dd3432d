import { ErrorSummary, type FieldProblem } from "../../../../ui/error-summary.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { LinkTabs } from "../../../../ui/tabs.tsx";
import { useOpenProblems } from "../../../../ui/use-open-problems.ts";
import { links } from "../../../ground/links.ts";
import { useMoment } from "../../../ground/visit/use-moment.ts";
import { useVisit } from "../../../ground/visit/visit.ts";
import { useWords } from "../../../ground/visit/words.ts";
import { PackageClock } from "../../../parts/packages/package-clock.tsx";
import { PackageTicket } from "../../../parts/packages/package-ticket.tsx";
import type { Packages } from "../../../parts/packages/package.ts";
import { PlaceNotices } from "../../../parts/places/place-notices.tsx";
import type { AccountTab, TabProps } from "../account-tab.ts";
import { actPackages, type NotDone } from "./act.ts";
import { AlertsPanel } from "./alerts-panel.tsx";
import { AutoTopUp } from "./auto-top-up.tsx";
import { Confirm } from "./confirm.tsx";
import { readPackages, shelves, type Told, type Usage, type View } from "./load.ts";
import { PackageActions } from "./package-actions.tsx";
import { packagesAddress } from "./packages-address.ts";
import { ProveSim } from "./prove-sim.tsx";
import { AddSim, EditSim, editedRemark } from "./sim-forms.tsx";
import { SimRegistration } from "./sim-registration.tsx";
import { NoSims, SimSelector } from "./sim-selector.tsx";
import { UsageChart } from "./usage-chart.tsx";

/** Requirements A6 and B6: whatever is looked at stands in the address, so that all of it works without scripts. */
export const tab: AccountTab<Told, NotDone> = {
  areas: ["packages", "plans", "alerts", "auto-top-up", "order", "registration"],
  load: readPackages,
  act: actPackages,
  View: PackagesView,
};

function PackagesView({ told, done: notDone, signedIn }: TabProps<Told, NotDone>) {
  const words = useWords("packages");
  const { language } = useVisit();
  const { sims, view, packages } = told;
  const owner = signedIn.email !== null;
  const sim = packages?.sim;
  const { open, beside, onInput } = useOpenProblems(notDone);
  // of a SIM that is not proven nothing is shown but what the account has paid for
  const shows = sim !== undefined && (sim.proven || sim.own);
  return (
    <div className={sims.length === 0 ? "packages" : "packages packages-wide"}>
      {sims.length === 0 ? <NoSims /> : <SimSelector sims={sims} view={view} />}
      <div className="packages-main">
        {words.done[view.done] && (
          <div aria-live="polite">
            <Notice tone="good">{words.done[view.done]}</Notice>
          </div>
        )}
        {notDone && (
          <ErrorSummary
            key={notDone.id}
            title={notDone.title}
            problems={open.map((problem) => besideField(notDone, problem))}
          />
        )}
        {packages && <PlaceNotices notices={packages.notices} />}
        {packages && <Confirm told={told} packages={packages} />}
        {sim && !sim.proven && (
          <ProveSim
            key={sim.masked}
            sim={sim}
            notDone={notDone?.form === "prove-sim" ? notDone : undefined}
            beside={beside}
            onInput={onInput}
          />
        )}
        {packages?.isOwnPrepaid && view.sim !== "" && (
          <p>
            <Link className="link" to={links(language).prepaidCard({ iccid: view.sim })}>
              {words.prepaidCard}
            </Link>
          </p>
        )}
        {told.registration && <SimRegistration told={told.registration} />}
        {packages && (shows || view.show === "alerts") && <Shelves packages={packages} view={view} owner={owner} />}
        {packages && shows && view.show !== "alerts" && <OneSim packages={packages} view={view} usage={told.usage} />}
        {told.topUp && <AutoTopUp topUp={told.topUp} done={view.done} notDone={notDone} requestKey={told.requestKey} />}
        {told.alerts && (
          <AlertsPanel
            alerts={told.alerts}
            saved={view.done === "alerts"}
            refused={notDone?.form === "choose-alerts" ? notDone.id : undefined}
          />
        )}
      </div>
      {owner && (
        <div className="packages-forms" onInput={onInput}>
          <AddSim
            key={view.done === "added" ? told.requestKey : ""}
            notDone={notDone?.form === "add-sim" ? notDone : undefined}
            beside={beside}
            open={sims.length === 0}
          />
          {sim && <EditSim sim={sim} notDone={notDone?.form === "edit-sim" ? notDone : undefined} beside={beside} />}
        </div>
      )}
    </div>
  );
}

/** Leads to the field of the form that was sent: both forms have a remark. */
function besideField({ form }: NotDone, { field, message }: FieldProblem): FieldProblem {
  return { field: form === "edit-sim" && field === "remark" ? editedRemark : field, message };
}

function Shelves({ packages, view, owner }: { packages: Packages; view: View; owner: boolean }) {
  const words = useWords("packages");
  const { language } = useVisit();
  const notes = { purchased: packages.purchased.length, used: packages.used.length, alerts: undefined };
  const open = shelves.filter((show) => show !== "alerts" || owner);
  return (
    <LinkTabs
      label={words.title}
      tabs={open.map((show) => ({
        to: packagesAddress(language, view, { show }),
        label: words.lists[show],
        note: notes[show],
        current: show === view.show,
      }))}
    />
  );
}

function OneSim({ packages, view, usage }: { packages: Packages; view: View; usage: Usage | undefined }) {
  const words = useWords("packages");
  const moment = useMoment();
  const { purchased, clock, asOf, stale } = packages;
  const isUsed = view.show === "used";
  const shown = isUsed ? packages.used : purchased;
  return (
    <>
      {!isUsed && clock.length > 1 && <PackageClock clock={clock} packages={purchased} asOf={asOf} />}
      {stale && <Notice tone="care">{words.stale}</Notice>}
      {shown.length === 0 && <p className="soft">{isUsed ? words.none.used : words.none.purchased}</p>}
      <ul className="package-list">
        {shown.map((one, place) => (
          <li key={one.packageId}>
            <PackageTicket
              one={one}
              id={one.packageId}
              actions={
                <PackageActions
                  one={one}
                  view={view}
                  first={place === 0 && !isUsed && !view.step}
                  wallets={packages.wallets}
                />
              }
            />
            {usage?.packageId === one.packageId && <UsageChart usage={usage} of={one} />}
          </li>
        ))}
      </ul>
      {asOf && <p className="kick">{words.asOf(moment(asOf))}</p>}
    </>
  );
}
