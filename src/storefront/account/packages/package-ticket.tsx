import { dataAmount, speedText } from "../../../features/plans/rules.ts";
import { Badge, type Hue } from "../../../ui/badge.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { Figure } from "../../../ui/figure.tsx";
import { hueOf } from "../../../ui/mark.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Ticket } from "../../../ui/ticket.tsx";
import { AreaArt } from "../../order-sim/area-art.tsx";
import { useWords } from "../../visit/words.ts";
import { Meter } from "./meter.tsx";
import { PackageActions } from "./package-actions.tsx";
import { usePackageFacts } from "./package-facts.tsx";
import type { Package, View } from "./read-packages.ts";

const hues: Record<Package["state"], Hue> = { active: "celadon", not_started: "cobalt", used_up: "gilt", expired: "gilt", cancelled: "gilt" };

/** One package: what is left of it first, then everything else that is known. */
export function PackageTicket({ one, view, first }: { one: Package; view: View; first: boolean }) {
  const words = useWords("packages");
  const { packageId, area, areaName, kind, days, state, slow, speedAfterKbps } = one;
  return (
    <Ticket
      className={`package hue-${hueOf(area)}`}
      labelledBy={packageId}
      art={<AreaArt id={packageId} area={area} name={areaName} about={`${words.kinds[kind]} · ${words.days(days)}`} />}
      stub={<PackageActions one={one} view={view} first={first} />}
    >
      <div className="package-left">
        <Left one={one} />
        <Badge hue={hues[state]}>{words.states[state]}</Badge>
      </div>
      {slow && state === "active" && <Notice tone="care">{speedAfterKbps > 0 ? words.slow(speedText(speedAfterKbps)) : words.stopped}</Notice>}
      <Facts rows={usePackageFacts(one)} />
      {state === "not_started" && <p className="kick">{words.starts[one.startRule]}</p>}
    </Ticket>
  );
}

/** The one big number: what is left, of a day pass today; before it begins, the whole. */
function Left({ one: { kind, allowanceMb, remainingMb, remainingTodayMb, state } }: { one: Package }) {
  const words = useWords("packages");
  const whole = dataAmount(allowanceMb);
  const rest = kind === "day_pass" ? remainingTodayMb : remainingMb;
  if (state !== "active" || rest === null) {
    return (
      <div className="package-figure">
        <Figure number={whole.figure} unit={whole.unit}>{kind === "day_pass" ? words.aDay : words.toUse}</Figure>
        {state === "active" && <p className="kick">{words.unheard}</p>}
      </div>
    );
  }
  const left = dataAmount(rest);
  return (
    <div className="package-figure">
      <Figure number={left.figure} unit={left.unit}>{(kind === "day_pass" ? words.leftToday : words.left)(`${whole.figure} ${whole.unit}`)}</Figure>
      <Meter share={rest / allowanceMb} />
    </div>
  );
}
