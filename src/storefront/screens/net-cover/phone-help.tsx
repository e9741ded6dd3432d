import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** What to make of the status bar, and where each system keeps the APN. */
export function PhoneHelp() {
  const to = links(useVisit().language);
  const { help } = useWords("netcover");
  return (
    <section className="wrap band cover-help" aria-labelledby="phone-help">
      <h2 id="phone-help">{help.title}</h2>
      <div className="grid-2">
        {[help.other, help.none].map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p className="soft">{text}</p>
          </div>
        ))}
      </div>
      <dl className="cover-systems">
        {[help.iphone, help.android, help.harmony].map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link className="link" to={to.questions("Troubles")}>
          {help.more}
        </Link>
      </p>
    </section>
  );
}
