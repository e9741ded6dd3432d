import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { ContentViews } from "../../parts/content-views.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { decideOnTexts } from "./act.ts";
import { proposalsPage, type ProposalsPage } from "./load.ts";
import { ProposedText } from "./proposed-text.tsx";

export const loader = proposalsPage;
export const action = decideOnTexts;

/** Row B1: texts and words that wait for a second reader, with what they change; and what became of the last ones. */
export function Component() {
  const { open, decided, counts, mayEdit, done, dropped } = useLoaderData() as ProposalsPage;
  const { titled, content } = useWords();
  const words = content.proposals;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <ContentViews open="proposals" counts={counts} />
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && <output className="told">{words.done[done]}</output>}
      <div className="proposals">
        <FormProblem />
        {open.length > 0 ? (
          open.map((proposal) => <ProposedText key={proposal.id} proposal={proposal} mayEdit={mayEdit} />)
        ) : (
          <Empty title={words.empty}>
            <p>{words.emptyLede}</p>
          </Empty>
        )}
        {decided.length > 0 && (
          <section className="proposals-decided" aria-labelledby="decided">
            <h2 id="decided">{words.decided}</h2>
            {decided.map((proposal) => (
              <ProposedText key={proposal.id} proposal={proposal} mayEdit={false} />
            ))}
          </section>
        )}
      </div>
      <footer className="foot">
        <span>{words.foot}</span>
      </footer>
    </>
  );
}
