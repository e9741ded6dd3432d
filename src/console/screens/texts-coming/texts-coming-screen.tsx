import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { ContentViews } from "../../parts/content-views.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { takeBack } from "./act.ts";
import { comingPage, type ComingPage } from "./load.ts";
import { TextLine } from "./text-line.tsx";

export const loader = comingPage;
export const action = takeBack;

/** Row B1: texts to come, notices that end by themselves, and what was not published because its text had changed. */
export function Component() {
  const { coming, over, counts, mayEdit, isScheduled, dropped } = useLoaderData() as ComingPage;
  const { titled, content } = useWords();
  const words = content.coming;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <ContentViews open="coming" counts={counts} />
      <Dropped names={dropped} />
      {isScheduled && <output className="told">{words.scheduled}</output>}
      <div className="prices-coming">
        <FormProblem />
        {coming.length > 0 ? (
          <TextLine changes={coming} label={words.title} mayEdit={mayEdit} />
        ) : (
          <Empty title={words.empty}>
            <p>{words.emptyLede}</p>
            <a className="button" href="/console/content">
              {content.title}
            </a>
          </Empty>
        )}
        {over.length > 0 && (
          <section aria-labelledby="over">
            <h2 id="over">{words.over}</h2>
            <TextLine changes={over} label={words.over} mayEdit={false} />
          </section>
        )}
      </div>
      <footer className="foot">
        <span>{words.foot}</span>
      </footer>
    </>
  );
}
