import type { ReactNode } from "react";
import { dataAmount, speedText } from "../../../features/catalogue/plans/rules.ts";
import { Badge, type Hue } from "../../../ui/badge.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { useWords } from "../../ground/visit/words.ts";
import { AreaArt } from "../drawings/area-art.tsx";
import { usePackageFacts } from "./package-facts.tsx";
import type { PackageLeft } from "./package.ts";

const hues: Record<PackageLeft["state"], Hue> = {
  active: "celadon",
  not_started: "cobalt",
  used_up: "gilt",
  expired: "gilt",
  cancelled: "gilt",
};

type PackageTicketProps = {
  one: PackageLeft;
  id: string;
  actions: ReactNode;
  /** What stands beside the figure on the page of one SIM, which has a picture of its own. */
  leftOf?: (whole: string) => string;
};

/** One package: what is left of it first, then everything else that is known. */
export function PackageTicket({ one, id, actions, leftOf }: PackageTicketProps) {
  const words = useWords("packages");
  const { area, areaName, kind, days, state, slow, speedAfterKbps } = one;
  const about = `${words.kinds[kind]} · ${words.days(days)}`;
  return (
    <Ticket
      className={`package hue-${hueOf(area)}`}
      labelledBy={id}
      art={leftOf ? undefined : <AreaArt id={id} area={area} name={areaName} about={about} />}
      stub={actions}
    >
      {leftOf && (
        <h2 id={id} className="package-name">
          {areaName} <span className="kick">{about}</span>
        </h2>
      )}
      <div className="package-left">
        <Left one={one} leftOf={leftOf ?? (one.kind === "fixed" ? words.left : words.leftToday)} />
        <Badge hue={hues[state]}>{words.states[state]}</Badge>
      </div>
      {slow && (
        <Notice tone="care">{speedAfterKbps > 0 ? words.slow(speedText(speedAfterKbps)) : words.stopped}</Notice>
      )}
      <Facts rows={usePackageFacts(one)} />
      {state === "not_started" && <p className="kick">{words.starts[one.startRule]}</p>}
    </Ticket>
  );
}

/** The one big number: what is left, of a day pass today; before it begins, the whole. */
function Left({
  one: { kind, allowanceMb, remainingMb, remainingTodayMb, state },
  leftOf,
}: Required<Pick<PackageTicketProps, "one" | "leftOf">>) {
  const words = useWords("packages");
  const whole = dataAmount(allowanceMb);
  const rest = kind === "day_pass" ? remainingTodayMb : remainingMb;
  if ((state !== "active" && state !== "used_up") || rest === null) {
    return (
      <div className="package-figure">
        <Figure number={whole.figure} unit={whole.unit}>
          {kind === "day_pass" ? words.aDay : words.toUse}
        </Figure>
        {state === "active" && <p className="kick">{words.unheard}</p>}
      </div>
    );
  }
  const left = dataAmount(rest);
  return (
    <div className="package-figure">
      <Figure number={left.figure} unit={left.unit}>
        {leftOf(`${whole.figure} ${whole.unit}`)}
      </Figure>
      <Meter share={rest / allowanceMb} />
    </div>
  );
}

/** How much of something is left, 0 to 1; the words beside it say the same. */
function Meter({ share }: { share: number }) {
  const percent = Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10;
  return (
    <svg className={`meter${percent <= 20 ? " meter-low" : ""}`} width="100%" height="12" aria-hidden="true">
      <rect className="meter-whole" width="100%" height="12" rx="6" />
      {percent > 0 && <rect className="meter-left" width={`${Math.max(percent, 2)}%`} height="12" rx="6" />}
    </svg>
  );
}
