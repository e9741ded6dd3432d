import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { phoneSystems, type PhoneSystem } from "../../../features/aftersales/installs/phone-system.ts";
import {
  placeOf,
  troubles,
  wayBack,
  wayOn,
  type Place,
  type Remedy,
} from "../../../features/aftersales/installs/trouble-tree.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { HelpForm } from "./help-form.tsx";
import type { Installing } from "./installing.ts";
import { WayLink } from "./way-link.tsx";

type TroubleGuideProps = { installing: Installing; system: string };

/**
 * One question at a time, as links: the place in the tree is in the address, so it works without JavaScript and without
 * a network.
 */
export function TroubleGuide({ installing, system }: TroubleGuideProps) {
  const { title, lede } = useWords("trouble");
  const way = new URLSearchParams(useLocation().search).get("trouble") ?? "";
  const place = placeOf(way);
  const heading = useFocusOnMove(way);
  return (
    <section className="guide-trouble no-print" id="trouble" aria-labelledby="trouble-title">
      <header className="guide-trouble-head">
        <h2 id="trouble-title" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {place.at === "choice" && <p className="soft">{lede}</p>}
      </header>
      <View place={place} way={way} installing={installing} system={system} />
    </section>
  );
}

function View({ place, way, installing, system }: TroubleGuideProps & { place: Place; way: string }) {
  const words = useWords("trouble");
  switch (place.at) {
    case "choice":
      return (
        <ul className="guide-trouble-choices">
          {troubles.map((trouble) => (
            <li key={trouble}>
              <WayLink to={trouble} className="guide-trouble-choice">
                {words.troubles[trouble]}
                <Icon name="chevron-right" />
              </WayLink>
            </li>
          ))}
        </ul>
      );
    case "remedy":
      return <TryThis place={place} way={way} system={system} />;
    case "solved":
      return (
        <div className="guide-trouble-card">
          <Notice tone="good" title={words.solved.title}>
            {words.solved.text}
          </Notice>
          <p>
            <WayLink to="" className={buttonClass({ size: "small" })}>
              {words.again}
            </WayLink>
          </p>
        </div>
      );
    default:
      return <HelpForm place={place} way={way} installing={installing} system={system} />;
  }
}

function TryThis({ place, way, system }: { place: Extract<Place, { at: "remedy" }>; way: string; system: string }) {
  const words = useWords("trouble");
  const { title, text } = words.remedies[place.remedy];
  const path = usePathOf(place.remedy, phoneSystems.find((one) => one === system) ?? "other");
  const coverage = links(useVisit().language).netCover();
  const seesCoverage = place.remedy === "apn" || place.remedy === "covered_here";
  return (
    <div className="guide-trouble-card">
      <p className="kick">
        <b>{words.troubles[place.trouble]}</b> · {words.step(place.number, place.of)}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
      {path && (
        <p className="guide-trouble-path">
          <span className="kick">{words.where}</span>
          <span className="steps-path">{path}</span>
        </p>
      )}
      {seesCoverage && (
        <p>
          <Link className="link" to={coverage}>
            {words.coverage}
          </Link>
        </p>
      )}
      <p className="cluster">
        <WayLink to={wayOn(place, "helped")} className={buttonClass({ size: "small" })}>
          {words.helped}
          <Icon name="check" />
        </WayLink>
        <WayLink to={wayOn(place, "not")} className={buttonClass({ size: "small" })}>
          {words.not}
          <Icon name="arrow-right" />
        </WayLink>
      </p>
      <p className="cluster">
        <WayLink to={wayBack(way)} className={buttonClass({ variant: "quiet", size: "small" })}>
          <Icon name="arrow-left" />
          {words.back}
        </WayLink>
        <WayLink to={wayOn(place, "support")} className={buttonClass({ variant: "quiet", size: "small" })}>
          {words.person}
        </WayLink>
      </p>
    </div>
  );
}

/** Where in the menus of this system: some words belong to the problem tree, some to the steps. */
function usePathOf(remedy: Remedy, system: PhoneSystem): string | undefined {
  const { steps } = useWords("install");
  const { paths } = useWords("trouble");
  const own = paths[system];
  const menus = steps.systems[system];
  const found: Partial<Record<Remedy, string>> = {
    type_codes: menus.add,
    carrier_lock: own.lock,
    room_left: own.room,
    already_there: own.room,
    line_on: menus.line,
    pick_network: own.network,
    data_line: menus.data,
    roaming_on: menus.roaming,
    apn: own.apn,
    vpn_off: own.vpn,
    reset_network: own.reset,
    saving_off: own.saving,
    home_roaming_off: menus.roaming,
    switching_off: own.switching,
  };
  return found[remedy];
}

/** The link that was followed is gone: the focus goes to the head of what came instead, and nowhere on arrival. */
function useFocusOnMove(way: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(way);
  useEffect(() => {
    if (shown.current === way) return;
    shown.current = way;
    heading.current?.focus({ preventScroll: true });
  }, [way]);
  return heading;
}
