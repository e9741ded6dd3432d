import { useLocation } from "react-router";
import { requiredDocuments, type RulesOfRegions } from "../../../features/people/real-names/required-documents.ts";
import { regionChoices, type Region } from "../../../features/people/real-names/rules.ts";
import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords, type Areas } from "../../ground/visit/words.ts";
import { HandOverOffer } from "./hand-over/hand-over-offer.tsx";
import { channelOf } from "./load.ts";

/** What to have at hand; which passports are of no use is shown for the region that is chosen, without scripts too. */
export function NeedTicket({ rules }: { rules: RulesOfRegions }) {
  const { need, handOver } = useWords("real-name");
  const here = useLocation();
  const lines: { icon: IconName; title: string; text: string; isDocument?: boolean }[] = [
    { icon: "card-sim", title: need.sim, text: need.simText },
    { icon: "id-card", title: need.document, text: need.documentText, isDocument: true },
    {
      icon: "message-square",
      title: need.contact,
      text: need.contactText(rules.HK.leastAge, rules.TW.leastAge),
    },
  ];
  return (
    <section className="panel panel-line rn-need" aria-labelledby="rn-need">
      <h2 id="rn-need">{need.heading}</h2>
      <ul>
        {lines.map(({ icon, title, text, isDocument }) => (
          <li key={title}>
            <span className="rn-need-sign">
              <Icon name={icon} />
            </span>
            <div>
              <b>{title}</b>
              <span>{text}</span>
              {isDocument &&
                regionChoices.map((region) => (
                  <span key={region} className="rn-refused" data-region={region}>
                    <Icon name="circle-x" size="small" /> {notHere(need, region, rules)}
                  </span>
                ))}
            </div>
          </li>
        ))}
      </ul>
      <HandOverOffer
        offer={handOver.form.offer}
        text={handOver.form.text}
        load={async () => (await import("./hand-over/form-hand-over-view.tsx")).FormHandOverView}
        given={{ channel: channelOf(here) }}
      />
    </section>
  );
}

export function notHere(
  { notHere: say, passports }: Areas["real-name"]["need"],
  region: Region | "HK,TW",
  rules: RulesOfRegions,
): string {
  const { refusedPassports } = requiredDocuments(region.split(",") as Region[], rules);
  return say[region](passports[refusedPassports.join() as keyof typeof passports]);
}
