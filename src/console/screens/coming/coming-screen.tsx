import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { takeBack } from "./act.ts";
import { comingPage, type ComingPage } from "./load.ts";
import { TimeLine } from "./time-line.tsx";

export const loader = comingPage;
export const action = takeBack;

/** Row B1: prices to come on a time line, with what will not do what was meant; and what was. */
export function Component() {
  const { coming, over, mayEdit, scheduled, dropped } = useLoaderData() as ComingPage;
  const { titled, plans: all } = useWords();
  const words = all.coming;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <CatalogueTabs here="coming" />
      <Dropped names={dropped} />
      {scheduled > 0 && <output className="told">{words.scheduled(scheduled)}</output>}
      <div className="prices-coming">
        <FormProblem />
        {coming.length > 0 ? (
          <TimeLine changes={coming} label={words.title} mayEdit={mayEdit} />
        ) : (
          <Empty title={words.empty}>
            <p>{words.emptyLede}</p>
            <a className="button" href="/console/catalogue/prices">
              {all.prices.title}
            </a>
          </Empty>
        )}
        {over.length > 0 && (
          <section aria-labelledby="over">
            <h2 id="over">{words.over}</h2>
            <TimeLine changes={over} label={words.over} mayEdit={false} />
          </section>
        )}
      </div>
      <footer className="foot">
        <span>{words.foot}</span>
      </footer>
    </>
  );
}
