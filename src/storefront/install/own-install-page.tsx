import { dataAmount } from "../../features/catalogue/plans/rules.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { hueOf } from "../../ui/mark.tsx";
import { Ticket } from "../../ui/ticket.tsx";
import { RegistrationNotice } from "../buying/registration-notice.tsx";
import { links } from "../links.ts";
import { AreaArt } from "../order-sim/area-art.tsx";
import { useMoment } from "../visit/use-moment.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { DataLeft } from "./data-left.tsx";
import { FoldedGuide } from "./folded-guide.tsx";
import { InAppNotice } from "./in-app-notice.tsx";
import { InstallAside } from "./install-aside.tsx";
import { InstallGuide } from "./install-guide.tsx";
import { InstallHead } from "./install-head.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import type { FoundInstall } from "./read-install.ts";
import { useForgotten } from "./use-kept-page.ts";
import { usePhone } from "./use-phone.ts";
import { useStandsHead } from "./use-stands-head.ts";

/** The traveller's page: the same steps, and no word of price, order and buyer. */
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
      <RegistrationNotice identity={install.identity} />
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
