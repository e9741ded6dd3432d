import { useLoaderData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import { CatalogueTabs } from "../../parts/catalogue-tabs.tsx";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped, Empty } from "../../parts/list.tsx";
import { decideOnPrices } from "./act.ts";
import { proposalsPage, type ProposalsPage } from "./load.ts";
import { ProposedPrices } from "./proposed-prices.tsx";

export const loader = proposalsPage;
export const action = decideOnPrices;

/** Row B1: selling prices that wait for a second person, with what they change; and what became of the last ones. */
export function Component() {
  const { open, decided, mayEdit, done, dropped } = useLoaderData() as ProposalsPage;
  const { titled, proposals: words } = useWords();
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
      </header>
      <CatalogueTabs here="proposals" />
      <Dropped names={dropped} />
      {done !== undefined && Object.hasOwn(words.done, done) && <output className="told">{words.done[done]}</output>}
      <div className="proposals">
        <FormProblem />
        {open.length > 0 ? (
          open.map((proposal) => <ProposedPrices key={proposal.id} proposal={proposal} mayEdit={mayEdit} />)
        ) : (
          <Empty title={words.empty}>
            <p>{words.emptyLede}</p>
          </Empty>
        )}
        {decided.length > 0 && (
          <section className="proposals-decided" aria-labelledby="decided">
            <h2 id="decided">{words.decided}</h2>
            {decided.map((proposal) => (
              <ProposedPrices key={proposal.id} proposal={proposal} mayEdit={false} />
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
