import { useSearchParams } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { RegistrationNotice } from "../../parts/before-buying/registration-notice.tsx";
import { DataLeft } from "../../parts/installing/data-left.tsx";
import { FoldedGuide } from "../../parts/installing/folded-guide.tsx";
import { InAppNotice } from "../../parts/installing/in-app-notice.tsx";
import { InstallAside } from "../../parts/installing/install-aside.tsx";
import { InstallGuide } from "../../parts/installing/install-guide.tsx";
import { InstallHead } from "../../parts/installing/install-head.tsx";
import { KeptNotice } from "../../parts/installing/kept-notice.tsx";
import { SharePanel } from "../../parts/installing/share-panel.tsx";
import { usePhone } from "../../parts/installing/use-phone.ts";
import { useStandsHead } from "../../parts/installing/use-stands-head.ts";
import { PlaceNotices } from "../../parts/places/place-notices.tsx";
import { installingOf, leftOf } from "./installing-of.ts";
import type { FoundOrder } from "./load.ts";
import { Bought } from "./purchase-summary.tsx";

/**
 * The page that a buyer came for: it works in the hand at the airport and on the desk at home (row B2, market research
 * 5.5).
 */
export function InstallPage({ title, order }: { title: string; order: FoundOrder }) {
  const { install: words } = useWords("install");
  const { paidOrder } = useWords("result");
  const [query] = useSearchParams();
  const phone = usePhone();
  const { result, shares } = order;
  const installing = installingOf(order, Number(query.get("esim")), useVisit().language);
  const left = leftOf(order, query);
  const head = useStandsHead(left, result.areaName);
  return (
    <div className="wrap install">
      <InstallHead
        area={result.area}
        title={title}
        lede={head ? head.lede : result.startRule === "installation" ? words.ledeStarts : words.lede}
        above={
          <>
            <Icon name="circle-check" /> {paidOrder(result.orderNumber)}
          </>
        }
        below={!head && words.mailed(result.email)}
      />
      <KeptNotice />
      {phone.insideAnApp && <InAppNotice app={phone.insideAnApp} system={phone.system} page={installing.page} />}
      <PlaceNotices notices={result.notices} />
      <RegistrationNotice identity={result.identity} sim={installing.esim.codes?.iccid} />
      {result.esims.length > 1 && <EsimChoice order={order} shown={installing.esim.position} />}
      <div className="install-grid">
        <div key={installing.esim.position} className="install-main">
          {head && left && <DataLeft left={left} />}
          <FoldedGuide isFolded={head !== undefined}>
            <InstallGuide installing={installing} phone={phone} />
          </FoldedGuide>
        </div>
        <div className="install-side">
          <InstallAside
            installing={installing}
            phone={phone}
            share={<SharePanel installing={installing} shares={shares} />}
          />
          <Bought order={order} />
        </div>
      </div>
    </div>
  );
}

/** One at a time; which one is in the address. */
function EsimChoice({ order: { result }, shown }: { order: FoundOrder; shown: number }) {
  const { install: words } = useWords("install");
  const [query] = useSearchParams();
  const to = (position: number) => {
    const next = new URLSearchParams(query);
    next.set("esim", String(position));
    next.delete("trouble");
    return `?${next}`;
  };
  return (
    <nav className="esim-choice no-print" aria-label={words.each}>
      <p className="soft">{words.each}</p>
      <ul>
        {result.esims.map(({ position, traveller, profileState }) => (
          <li key={position}>
            <Link
              to={to(position)}
              className="esim-chip"
              aria-current={position === shown ? "true" : undefined}
              preventScrollReset
            >
              <b>{traveller ?? words.oneOf(position, result.quantity)}</b>
              {(profileState === "installed" || profileState === "enabled") && <Icon name="check" size="small" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
