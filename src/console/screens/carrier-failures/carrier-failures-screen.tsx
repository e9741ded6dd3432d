import { useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { keeping, withDrafts } from "../../parts/kept-drafts.ts";
import { Dropped, Empty } from "../../parts/list.tsx";
import { Moment } from "../../parts/moment.tsx";
import { actOnFailures } from "./act.ts";
import { FailureTable } from "./failure-table.tsx";
import { failuresPage, type FailuresPage } from "./load.ts";
import { ReadyNoticeForm } from "./ready-notice-form.tsx";
import { StandingNotices } from "./standing-notices.tsx";

export const loader = withDrafts(failuresPage);
export const action = keeping(actOnFailures);

/** Row B1: where orders fail at carriers now, and the notices that say so on the pages they touch. */
export function Component() {
  const page = useLoaderData() as FailuresPage;
  const { titled, coverage } = useWords();
  const words = coverage.failures;
  return (
    <>
      <title>{titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <span className="soft small">
          <Moment at={page.now} />
        </span>
        <a className="button button-quiet" href="/console/coverage">
          <Icon name="chevron-left" />
          {coverage.back}
        </a>
      </header>
      <Dropped names={page.dropped} />
      {page.done && <output className="told">{words[page.done]}</output>}
      <p className="failures-lede soft small">{words.lede}</p>
      {page.ready && <ReadyNoticeForm ready={page.ready} page={page} />}
      <StandingNotices page={page} />
      {page.places.length > 0 ? (
        <FailureTable page={page} />
      ) : (
        <Empty title={words.none}>
          <p>{words.noneLede}</p>
        </Empty>
      )}
    </>
  );
}
