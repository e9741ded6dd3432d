import { dataAmount } from "../../../features/catalogue/plans/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { links } from "../../ground/links.ts";
import { useMoment } from "../../ground/visit/use-moment.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { RegistrationNotice } from "../../parts/before-buying/registration-notice.tsx";
import { AreaArt } from "../../parts/drawings/area-art.tsx";
import { DataLeft } from "../../parts/installing/data-left.tsx";
import { FoldedGuide } from "../../parts/installing/folded-guide.tsx";
import { InAppNotice } from "../../parts/installing/in-app-notice.tsx";
import { InstallAside } from "../../parts/installing/install-aside.tsx";
import { InstallGuide } from "../../parts/installing/install-guide.tsx";
import { InstallHead } from "../../parts/installing/install-head.tsx";
import { KeptNotice } from "../../parts/installing/kept-notice.tsx";
import { useForgotten } from "../../parts/installing/use-kept-page.ts";
import { usePhone } from "../../parts/installing/use-phone.ts";
import { useStandsHead } from "../../parts/installing/use-stands-head.ts";
import type { FoundInstall } from "./load.ts";

/** The traveller's page: the same steps, without price, order and buyer. */
export function OwnInstallPage({ read: { install, installing, left } }: { read: FoundInstall }) {
  const { own: words, share } = useWords("install");
  const phone = usePhone();
  const moment = useMoment();
  useForgotten(install.outcome === "returned");
  const head = useStandsHead(left, install.areaName);
  if (!installing) return <Without outcome={install.outcome} />;
  const { traveller } = installing.esim;
  return (
    <div className="wrap install">
      <InstallHead
        area={install.area}
        title={head?.title ?? words.title(install.areaName)}
        lede={head?.lede ?? words.lede}
        above={
          traveller && (
            <>
              <Icon name="user" /> {words.forName(traveller)}
            </>
          )
        }
        below={install.sharedUntil && share.endsAt(moment(install.sharedUntil))}
      />
      <KeptNotice />
      {phone.insideAnApp && <InAppNotice app={phone.insideAnApp} system={phone.system} page={installing.page} />}
      <RegistrationNotice identity={install.identity} sim={installing.esim.codes?.iccid} />
      <div className="install-grid">
        <div className="install-main">
          {head && left && <DataLeft left={left} />}
          <FoldedGuide isFolded={head !== undefined}>
            <InstallGuide installing={installing} phone={phone} />
          </FoldedGuide>
        </div>
        <div className="install-side">
          {!head && <PlanTicket install={install} />}
          <InstallAside installing={installing} phone={phone} />
        </div>
      </div>
    </div>
  );
}

function PlanTicket({ install: { area, areaName, kind, allowanceMb, days } }: Pick<FoundInstall, "install">) {
  const { install: words, plan } = useWords("install");
  const { figure, unit } = dataAmount(allowanceMb);
  return (
    <Ticket
      className={`order-summary hue-${hueOf(area)}`}
      art={<AreaArt area={area} name={areaName} about={words.one} />}
      stub={
        <Facts
          rows={[
            { name: plan.data, value: plan.amounts[kind](`${figure} ${unit}`) },
            { name: plan.days, value: plan.inDays(days) },
          ]}
        />
      }
    >
      <p className="soft">{plan.about}</p>
    </Ticket>
  );
}

function Without({ outcome }: Pick<FoundInstall["install"], "outcome">) {
  const { own: words } = useWords("install");
  const returned = outcome === "returned";
  return (
    <div className="wrap wrap-narrow dead-end">
      <h1>{returned ? words.returned : words.waiting}</h1>
      <p className="lede">{returned ? words.returnedText : words.waitingText}</p>
      {!returned && (
        <noscript>
          <meta httpEquiv="refresh" content="10" />
        </noscript>
      )}
    </div>
  );
}

export function NothingHere({ message }: { message: string | undefined }) {
  const { own: words } = useWords("install");
  return (
    <div className="wrap wrap-narrow dead-end">
      <h1>{message ? words.waiting : words.missing}</h1>
      <p className="lede">{message ?? words.missingText}</p>
      <LinkButton icon="arrow-right" to={links(useVisit().language).homepage()}>
        {words.home}
      </LinkButton>
    </div>
  );
}
