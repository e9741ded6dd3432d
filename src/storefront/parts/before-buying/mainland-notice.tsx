import { isMainlandPlan } from "../../../features/catalogue/plans/rules.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** Row P5: a plan with Mainland China says where it cannot be bought, more prominently to visitors there. */
export function MainlandNotice({ countries, inMainland }: { countries: readonly string[]; inMainland: boolean }) {
  const matters = isMainlandPlan(countries);
  const { mainland: words } = useWords("buying");
  const to = links(useVisit().language);
  if (!matters) return null;
  if (!inMainland) return <Notice tone="care">{words.everyone}</Notice>;
  return (
    <Notice
      tone="stop"
      title={words.title}
      action={
        <div>
          <LinkButton size="small" icon="arrow-right" to={to.destination()}>
            {words.destinations}
          </LinkButton>
        </div>
      }
    >
      {words.text}
    </Notice>
  );
}
