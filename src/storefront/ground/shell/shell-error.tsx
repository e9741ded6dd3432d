import { useEffect } from "react";
import { useRouteError, useRouteLoaderData } from "react-router";
import { LinkButton } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toasts.ts";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";
import { customerService, mailTo } from "./customer-service.ts";
import { isFailedLoad, reloadOrLeave } from "./failed-load.ts";
import { PageFrame } from "./page-frame.tsx";
import type { Settings } from "./settings.ts";
import { reasonIn, troubleOf } from "./trouble.ts";
import { contentId } from "./use-arrival.ts";

const withoutLists: Settings = { notice: [], footer_about_terms: [], footer_about_faq: [] };

/** For when the frame itself could not be loaded. */
export function ShellError() {
  const settings = (useRouteLoaderData("shell") as Settings | undefined) ?? withoutLists;
  return (
    <PageFrame chrome="whole" settings={settings}>
      <ScreenError />
    </PageFrame>
  );
}

/**
 * Any error on a page: explained, with a way on (row E2); a chunk that failed to load leaves the page (row E3). The
 * frame stays with its hidden pages (row L8).
 */
export function ScreenError() {
  const error = useRouteError();
  const { language } = useVisit();
  const { error: words, titled } = useWords("shell");
  const isLeaving = isFailedLoad(error);
  const { title, text } = words[troubleOf(error)];
  const reason = reasonIn(error);
  useEffect(() => {
    if (isLeaving) return reloadOrLeave();
    document.getElementById(contentId)?.focus({ preventScroll: true });
    if (reason) showToast(reason, "failure");
  }, [isLeaving, reason]);
  if (isLeaving) return null;
  return (
    <>
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="wrap wrap-narrow trouble">
        <h1>{title}</h1>
        <p className="lede">{text}</p>
        {reason && <p>{reason}</p>}
        <p className="cluster">
          {/* a page load, not a click inside the page: what is broken may be the page's own code. Of the address that was asked for, whichever this page stands at */}
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
          <a className="button button-go" href="">
            {words.retry}
          </a>
          <LinkButton reloadDocument to={links(language).homepage()}>
            {words.home}
          </LinkButton>
        </p>
        <p>
          {words.help}{" "}
          <a className="link" href={mailTo}>
            {customerService.email}
          </a>
        </p>
      </div>
    </>
  );
}
