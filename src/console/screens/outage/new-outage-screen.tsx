import { useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Drafted } from "../../parts/drafted.tsx";
import { EnterKeeps, FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { openOutage } from "./act.ts";
import { FactFields } from "./fact-fields.tsx";
import { newOutagePage, type NewOutagePage } from "./load.ts";
import { OutagePreview } from "./outage-preview.tsx";

export const loader = newOutagePage;
export const action = openOutage;

/** Trouble is told of to visitors in all their languages at once. */
export function Component() {
  const { languages, now, draft, dropped } = useLoaderData() as NewOutagePage;
  const { titled, outages: words, incidents } = useWords();
  return (
    <>
      <title>{titled(words.fresh)}</title>
      <header className="bar">
        <a className="button button-quiet" href="/console/incidents">
          <Icon name="chevron-left" />
          {incidents.title}
        </a>
        <h1>{words.fresh}</h1>
      </header>
      <Dropped names={dropped} />
      <form method="post" className="outage-form outage-alone" data-draft="">
        <FormProblem />
        <RequestKey />
        <EnterKeeps />
        <Drafted draft={draft}>
          <FactFields languages={languages} facts={undefined} now={now} />
        </Drafted>
        <OutagePreview languages={languages} />
        <div className="outage-deeds">
          <button className="button" name="do" value="look">
            {words.look}
          </button>
          <button className="button button-go" name="do" value="open">
            {words.open}
          </button>
        </div>
        <p className="soft small">{words.openLede}</p>
      </form>
    </>
  );
}
