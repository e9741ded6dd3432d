import { useParams } from "react-router";
import { speedAmount } from "../../features/plans/plan-truth.ts";
import type { PlanWords } from "../../features/plans/plan-words.ts";
import { LinkTabs } from "../../ui/tabs.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import type { Offer } from "./offer.ts";
import { TripDays } from "./trip-days.tsx";

type PlansBarProps = { offer: Offer; trip: number | undefined; words: PlanWords["list"]; range: PlanWords["range"] };

/** Which kind of plan, for how many days, and what that kind means. */
export function PlansBar({ offer, trip, words, range }: PlansBarProps) {
  const { language } = useVisit();
  const { destination: { iso2, mcc, slug }, kind, counts } = offer;
  const to = links(language);
  // who came by the readable address stays on it
  const readable = useParams().slug !== undefined;
  return (
    <div className="plans-bar">
      <LinkTabs
        label={words.kinds}
        tabs={(["day_pass", "fixed"] as const).map((one) => ({
          to: readable ? to.esim({ slug, kind: one, days: trip }) : to.plans({ country: iso2, mcc, kind: one, days: trip }),
          label: words.tabs[one],
          note: counts[one],
          current: one === kind,
        }))}
      />
      <p className="plans-about soft measure">
        {kind === "day_pass" ? words.about.day_pass(speedsOf(offer, range)) : words.about.fixed}
      </p>
      <TripDays trip={trip} address={readable ? { kind } : { country: iso2, mcc, kind }} words={words.trip} />
    </div>
  );
}

/** `384 kbps to 1 Mbps`: "unlimited" never stands without the speed after the allowance (look.md). */
function speedsOf({ plans }: Offer, range: PlanWords["range"]): string {
  const speeds = plans.map(({ speedAfterKbps }) => speedAfterKbps);
  const [least, most] = [Math.min(...speeds), Math.max(...speeds)];
  return least === most ? speedAmount(least) : range(speedAmount(least), speedAmount(most));
}
