import type { ReactNode } from "react";
import type { DestinationHead, PlanCard } from "../../../features/catalogue/plans/contract.ts";
import type { PlanWords } from "../../../features/catalogue/plans/plan-words.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords, type Areas } from "../../ground/visit/words.ts";

type Rules = Areas["shelf"]["rules"];
type RulesBoxProps = { destination: DestinationHead; cards: readonly PlanCard[] };

/** What holds in a destination whatever plan one takes, said before the choice (market research, pain 15). */
export function RulesBox({ destination: { iso2, name, identityRule, blockedNote }, cards }: RulesBoxProps) {
  const to = links(useVisit().language);
  const plans = useWords("plans");
  const words = useWords("shelf").rules;
  const registration = useWords("registration");
  const registered = identityRule === "real_name";
  return (
    <section className="rules-box" aria-labelledby="rules-here">
      <details open={registered || blockedNote !== null}>
        <summary>
          <h2 id="rules-here">{words.title(name)}</h2>
          <Icon name="chevron-down" />
        </summary>
        <dl>
          <Rule icon="id-card" name={words.identity} care={registered}>
            {registered && (
              <>
                {registration.which(name)} {registration.how}{" "}
                <Link className="link" to={to.realName()}>
                  {registration.link}
                </Link>
              </>
            )}
            {!registered &&
              (cards.some(({ identity }) => identity === "real_name") ? words.someIdentity : words.noIdentity)}
          </Rule>
          <Rule icon="download" name={words.install} care={blockedNote === "install_before_arrival"}>
            {blockedNote === "install_before_arrival" ? words.installBefore(name) : words.installAny}
          </Rule>
          <Rule icon="clock" name={words.day}>
            {dayText(cards, words, plans)}
          </Rule>
          <Rule icon="ban" name={words.blocked} care={blockedNote === "blocked_apps"}>
            {blockedNote === "blocked_apps" ? words.blocked_apps : words.notBlocked}
          </Rule>
          {iso2 === "CN" && (
            <Rule icon="landmark" name={words.china}>
              <Link className="link" to={to.gogoChina()}>
                {words.chinaGuide}
              </Link>
            </Rule>
          )}
        </dl>
      </details>
    </section>
  );
}

function Rule({ icon, name, care, children }: { icon: IconName; name: string; care?: boolean; children: ReactNode }) {
  return (
    <div className={care ? "rule hue-gilt rule-care" : "rule"}>
      <dt>
        <Icon name={icon} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** By whose clock the days of these plans end. */
export function dayText(
  cards: readonly Pick<PlanCard, "dayRule" | "dayCity">[],
  words: Rules,
  { or }: PlanWords,
): string {
  const cities = [
    ...new Set(cards.flatMap(({ dayRule, dayCity }) => (dayRule === "calendar_day" && dayCity ? [dayCity] : []))),
  ];
  const hours = cards.some(({ dayRule }) => dayRule === "24_hours");
  if (cities.length > 0) return hours ? words.dayBoth(or(cities)) : words.dayCalendar(or(cities));
  return hours ? words.dayHours : words.dayPackage;
}
