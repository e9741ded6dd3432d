import { data, useLoaderData } from "react-router";
import { planTitle } from "../../../features/catalogue/plans/plan-title.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Facts } from "../../../ui/facts.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { marketplaceAt } from "./load.ts";
import { PartnerPage } from "./partner-page.tsx";

/** `/esim-marketplace`: what a listing needs, how it is shown, how its owner is paid. */
export async function loader({ context }: ScreenArguments) {
  return data(await marketplaceAt(asked(context)));
}

export function Component() {
  const { plan } = useLoaderData<typeof loader>();
  const { marketplace: words } = useWords("partners");
  const planWords = useWords("plans");
  const to = links(useVisit().language);
  return (
    <PartnerPage said={words} contact={{ intention: "sell", interest: "esim_listing" }} go={words.go}>
      <div className="wrap partner-band partner-prices">
        <section>
          <h2>{words.checklist}</h2>
          <ol className="partner-list">
            {words.needs.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ol>
        </section>
        <section>
          <h2>{words.keeps}</h2>
          <Facts look="ruled" rows={words.facts} />
        </section>
      </div>
      {plan && (
        <section className="wrap partner-band">
          <h2>{words.preview}</h2>
          <p className="lede">{words.previewText}</p>
          <p>
            <LinkButton to={to.planDetail({ code: plan.code })} icon="arrow-right">
              {planTitle(plan, planWords)}
            </LinkButton>
          </p>
        </section>
      )}
    </PartnerPage>
  );
}
