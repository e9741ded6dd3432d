import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** The two other ways, each with a page of its own; the anchors are the specification's. */
export function Doors() {
  const { partnership: words } = useWords("partners");
  const to = links(useVisit().language);
  const doors = [
    { id: "esim-marketplace", hue: "celadon", to: to.esimMarketplace(), ...words.marketplace },
    { id: "cmlink-for-business", hue: "gilt", to: to.business(), ...words.business },
  ];
  return (
    <div className="wrap partner-band partner-doors">
      {doors.map(({ id, hue, title, text, more, to: address }) => (
        <section key={id} id={id} className={`partner-door hue-${hue}`} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <p>{text}</p>
          <p>
            <LinkButton to={address} icon="arrow-right">
              {more}
            </LinkButton>
          </p>
        </section>
      ))}
    </div>
  );
}
