import type { PlanCard } from "../../../features/catalogue/plans/contract.ts";
import { PlanTicket } from "../../../features/catalogue/plans/plan-ticket.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { passDays } from "./home-words.ts";

/** Three ways to stay online on the same trip: by the day, by the package, and for more than one country. */
export function PassesThatFit({ passes }: { passes: PlanCard[] }) {
  const { language } = useVisit();
  const { plans } = useWords("home-parts");
  const planWords = useWords("plans");
  const to = links(language);
  return (
    <section className="band">
      <div className="head">
        <h2>{plans.title}</h2>
        <p>{plans.text}</p>
      </div>
      <ul className="grid passes">
        {passes.map((plan) => {
          const query = { code: plan.code, ...(plan.kind === "day_pass" && { days: passDays }) };
          const choose = to.planDetail(query);
          return (
            <PlanTicket
              key={plan.code}
              as="li"
              plan={plan}
              words={planWords}
              language={language}
              trip={passDays}
              links={{ choose, coverage: `${choose}#coverage` }}
            />
          );
        })}
      </ul>
    </section>
  );
}
