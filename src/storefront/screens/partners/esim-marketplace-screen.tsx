import { data, useLoaderData } from "react-router";
import { Facts } from "../../../ui/facts.tsx";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { ListingPreview } from "./listing-preview.tsx";
import { marketplaceAt } from "./load.ts";
import { PartnerPage } from "./partner-page.tsx";

/** `/esim-marketplace`: what a listing needs, how one's own plan would be shown, how its owner is paid. */
export async function loader({ request, context }: ScreenArguments) {
  return data(await marketplaceAt(new URL(request.url), asked(context)));
}

export function Component() {
  const marketplace = useLoaderData<typeof loader>();
  const { marketplace: words } = useWords("partners");
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
      <section className="wrap partner-band" id="preview">
        <h2>{words.preview}</h2>
        <p className="lede">{words.previewText}</p>
        <ListingPreview {...marketplace} />
      </section>
    </PartnerPage>
  );
}
