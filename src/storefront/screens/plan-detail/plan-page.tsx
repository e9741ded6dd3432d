import { useSearchParams } from "react-router";
import { CoverageList } from "../../../features/catalogue/coverage/coverage-list.tsx";
import type { PlanDetail } from "../../../features/catalogue/plans/plan-detail.ts";
import { planTitle } from "../../../features/catalogue/plans/plan-title.ts";
import { honestLine } from "../../../features/catalogue/plans/plan-truth.ts";
import type { PlanPageWords } from "../../../features/catalogue/plans/plan-words.ts";
import { dataAmount, isMainlandPlan } from "../../../features/catalogue/plans/rules.ts";
import { tripDays } from "../../../features/catalogue/plans/trip-price.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useMoneyText } from "../../ground/visit/use-money-text.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { MainlandNotice } from "../../parts/before-buying/mainland-notice.tsx";
import { PhoneCheck } from "../../parts/before-buying/phone-check.tsx";
import { useInMainland } from "../../parts/before-buying/use-in-mainland.ts";
import { PlaceHead } from "../../parts/places/place-head.tsx";
import { PlaceNotices } from "../../parts/places/place-notices.tsx";
import { OrderTicket } from "./order-ticket.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { TripSection } from "./trip-section.tsx";
import { wayAsked } from "./way-choice.tsx";

export function PlanPage({ plan, coverage, notices }: PlanDetail) {
  const moneyText = useMoneyText();
  const { language } = useVisit();
  const words: PlanPageWords = { ...useWords("plans"), detail: useWords("plan-detail") };
  const { coverage: covered } = useWords("netcover");
  const { titled } = useWords("shell");
  const { detail, card } = words;
  const to = links(language);
  const countries = coverage.map(({ iso2 }) => iso2);
  const inMainland = useInMainland(isMainlandPlan(countries));
  const [search] = useSearchParams();
  const way = wayAsked(plan, search.get("way"));
  const chosen = { days: tripDays(search.get("days")), quantity: tripDays(search.get("quantity")) };
  const { figure, unit } = dataAmount(plan.allowanceMb);
  const what = plan.kind === "day_pass" ? card.aDay(unit) : card.within(unit, plan.days ?? 1);
  const truth = honestLine(plan, words);
  const from = coverage.find(({ iso2 }) => iso2 === (plan.mcc ? plan.area : search.get("country")));
  const trip = Object.fromEntries(
    ["from", "to", "lands", "leaves"].map((name) => [name, search.get(name) ?? undefined]),
  );
  const others = from
    ? to.plans({ country: from.iso2, mcc: plan.mcc ?? "", kind: plan.kind, ...trip })
    : to.destination();
  const price = plan.kind === "day_pass" ? words.perDay(moneyText(plan.price)) : moneyText(plan.price);
  return (
    <>
      {/* two plans may give the same on other networks: then the price differs */}
      <title>{titled(`${planTitle(plan, words)} · ${price}`)}</title>
      <meta name="description" content={detail.description(plan.areaName, truth, price)} />
      <PlaceHead area={plan.area} scope={plan.scope}>
        <Link className="place-back" to={others}>
          <Icon name="arrow-left" />
          {from ? detail.back(from.country) : detail.allDestinations}
        </Link>
        <h1>
          <span className="place-what">{plan.areaName}</span>{" "}
          <span className="figure">
            <span className="num">{figure}</span> <span className="figure-unit">{what}</span>
          </span>
        </h1>
        <p className="lede">{truth}</p>
      </PlaceHead>
      <div className="wrap plan-detail">
        <aside className="plan-detail-buy">
          <PlaceNotices notices={notices} />
          <MainlandNotice countries={countries} inMainland={inMainland} />
          <OrderTicket plan={plan} words={words} refused={inMainland} />
          {way === "esim" && (
            <PhoneCheck
              device={search.get("device")}
              from={{ plan: plan.code, ...chosen, from: trip.from }}
              card={
                plan.ways.includes("physical")
                  ? to.planDetail({
                      code: plan.code,
                      ...chosen,
                      ...trip,
                      way: "physical",
                      device: search.get("device") ?? undefined,
                    })
                  : undefined
              }
            />
          )}
        </aside>
        <div className="plan-detail-facts">
          <TripSection plan={plan} coverage={coverage} />
          <PlanFacts plan={plan} coverage={coverage} way={way} words={words} />
          {isMainlandPlan(countries) && (
            <p>
              <Link className="link" to={to.gogoChina()}>
                {detail.chinaGuide}
              </Link>
            </p>
          )}
          <section id="coverage" className="plan-fact-section" aria-labelledby="coverage-title">
            <h2 id="coverage-title">{detail.covers.apns}</h2>
            <CoverageList coverage={coverage} words={covered} searchLabel={detail.covers.check} />
          </section>
        </div>
      </div>
    </>
  );
}
