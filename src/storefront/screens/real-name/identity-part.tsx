import { useLocation } from "react-router";
import { buttonClass } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { StepProps } from "./step-props.ts";

/** Row R5: what a person need not type, and how it went. It begins with a page of another site, so it comes first. */
export function IdentityPart({ entries, facts: { identity } }: Pick<StepProps, "entries" | "facts">) {
  const { identity: words } = useWords("real-name");
  const { pathname, search } = useLocation();
  const { language } = useVisit();
  if (identity === null) return null;
  const asked = new URLSearchParams(search);
  const outcome = asked.get("identity");
  const channel = asked.get("channel");
  const page = pathname.split("/").slice(2).join("/");
  const begin = `/identity/begin?${new URLSearchParams({ lang: language, page, ...(channel !== null && { channel }) })}`;
  if (entries["identity"])
    return (
      <Notice tone="good" title={words.done(identity)}>
        {words.doneText}
      </Notice>
    );
  return (
    <>
      {(outcome === "declined" || outcome === "over" || outcome === "failed") && (
        <Notice tone="care" title={words[outcome](identity)}>
          {words.orType}
        </Notice>
      )}
      <p>
        <a className={buttonClass()} href={begin} rel="nofollow">
          {words.go(identity)}
        </a>{" "}
        <span className="kick">{words.lede}</span>
      </p>
    </>
  );
}
