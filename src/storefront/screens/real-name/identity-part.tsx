import { useLayoutEffect, useRef, type RefObject } from "react";
import { useLocation } from "react-router";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useAskingAgain } from "../../parts/orders/use-asking-again.ts";
import type { StepProps } from "./step-props.ts";

type IdentityPartProps = Pick<StepProps, "entries" | "facts">;

/** Row R5: what a person need not type, and how it went. It begins with a page of another site, so it comes first. */
export function IdentityPart({ entries, facts: { identity, told } }: IdentityPartProps) {
  const { identity: words } = useWords("real-name");
  const { pathname, search } = useLocation();
  const { language } = useVisit();
  const isAwaited = told?.state === "waiting";
  const place = useRef<HTMLOutputElement>(null);
  useAskingAgain(isAwaited);
  if (identity === null) return null;
  const asked = new URLSearchParams(search);
  const outcome = told ? outcomes[told.state] : asked.get("identity");
  const channel = asked.get("channel");
  const page = pathname.split("/").slice(2).join("/");
  const begin = `/identity/begin?${new URLSearchParams({ lang: language, page, ...(channel !== null && { channel }) })}`;
  const isFilledIn = Boolean(entries["identity"]);
  return (
    <>
      <output className="rn-told" tabIndex={-1} ref={place}>
        {isFilledIn ? (
          <Notice tone="good" title={words.done(identity)}>
            {words.doneText}
          </Notice>
        ) : isAwaited ? (
          <AwaitedNotice title={identity} app={told.app} again={pathname + search} place={place} />
        ) : (
          (outcome === "declined" || outcome === "over" || outcome === "failed") && (
            <Notice tone="care" title={words[outcome](identity)}>
              {words.orType}
            </Notice>
          )
        )}
      </output>
      {!isFilledIn && !isAwaited && (
        <p>
          <a className={buttonClass()} href={begin} rel="nofollow">
            {words.go(identity)}
          </a>{" "}
          <span className="kick">{words.lede}</span>
        </p>
      )}
    </>
  );
}

/** Whoever never agrees has lost no more than the minutes of waiting. */
const outcomes = { proved: "done", waiting: "waiting", declined: "declined", none: "over" } as const;

type AwaitedNoticeProps = {
  title: string;
  app: string | null;
  again: string;
  place: RefObject<HTMLOutputElement | null>;
};

/** The details come by themselves; without scripts, when they are asked for. The form below goes on meanwhile. */
function AwaitedNotice({ title, app, again, place }: AwaitedNoticeProps) {
  const { identity: words } = useWords("real-name");
  useLayoutEffect(
    () => () => {
      // its links are about to go, and would take the focus with them
      const around = place.current;
      if (around?.contains(document.activeElement)) around.focus({ preventScroll: true });
    },
    [place],
  );
  return (
    <Notice title={words.waiting(title)}>
      <p>
        {words.waitingText} {words.orType}
      </p>
      <p className="cluster rn-agree">
        {app !== null && (
          <a className={buttonClass()} href={app}>
            {words.open(title)}
          </a>
        )}
        <a href={again} rel="nofollow">
          {words.look}
        </a>
      </p>
    </Notice>
  );
}
