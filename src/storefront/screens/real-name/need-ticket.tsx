import type { IconName } from "../../../ui/icon-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/visit/words.ts";

/** What to have at hand; which passports are of no use is shown for the region that is chosen, without scripts too. */
export function NeedTicket() {
  const { need } = useWords("real-name");
  const lines: { icon: IconName; title: string; text: string; notHere?: boolean }[] = [
    { icon: "card-sim", title: need.sim, text: need.simText },
    { icon: "id-card", title: need.document, text: need.documentText, notHere: true },
    { icon: "message-square", title: need.contact, text: need.contactText },
  ];
  return (
    <section className="panel panel-line rn-need" aria-labelledby="rn-need">
      <h2 id="rn-need">{need.heading}</h2>
      <ul>
        {lines.map(({ icon, title, text, notHere }) => (
          <li key={title}>
            <span className="rn-need-sign">
              <Icon name={icon} />
            </span>
            <div>
              <b>{title}</b>
              <span>{text}</span>
              {notHere &&
                (["HK", "TW", "HK,TW"] as const).map((region) => (
                  <span key={region} className="rn-refused" data-region={region}>
                    <Icon name="circle-x" size="small" /> {need.notHere[region]}
                  </span>
                ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
