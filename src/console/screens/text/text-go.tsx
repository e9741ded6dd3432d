import { useActionData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage, useWords } from "../../ground/asking.ts";
import { dayText } from "../../parts/day-text.ts";
import { Field } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { TextAnswered } from "./act.ts";
import type { TextPage } from "./load.ts";
import { typedIn, type Entries } from "./text-entries.ts";

export type TextGoProps = {
  page: TextPage;
  look: NonNullable<TextAnswered["look"]>;
  entries: Entries;
  version: string | null;
  change: string | undefined;
};

/** Publishes just what was looked through: now, from a moment on, or a policy on its day. */
export function TextGo({ page: { kind }, look: { isThere, from }, entries, version, change }: TextGoProps) {
  const { words: all, language } = usePage();
  const words = all.content;
  if (isThere && kind !== "notice") return null;
  return (
    <form method="post" noValidate className="prices-go">
      <RequestKey />
      <input type="hidden" name="version" value={version ?? ""} />
      {change !== undefined && <input type="hidden" name="change" value={change} />}
      {Object.entries(typedIn(entries)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {from !== null ? (
        <>
          <button className="button button-go" name="do" value="schedule">
            <Icon name="clock" />
            {words.coming.inForce(dayText(from, language))}
          </button>
          <span className="soft small">{words.coming.inForceLede}</span>
        </>
      ) : (
        !isThere && (
          <>
            <button className="button button-go" name="do" value="publish" aria-keyshortcuts="Meta+Enter Control+Enter">
              <Icon name="check" />
              {words.publish}
              <Key>⌘ ↵</Key>
            </button>
            <span className="soft small">{words.publishLede}</span>
          </>
        )
      )}
      {kind !== "policy" && <Later kind={kind} />}
      {!isThere && (
        <button className="button" name="do" value="link" title={words.linkHint}>
          <Icon name="share" />
          {words.link}
        </button>
      )}
    </form>
  );
}

/** A notice may end by itself, too. */
function Later({ kind }: { kind: "notice" | "question" }) {
  const { coming: words } = useWords().content;
  const answered = useActionData() as TextAnswered | undefined;
  const isOpen = answered?.fields.some(({ field }) => field === "from" || field === "until");
  return (
    <details className="prices-later" open={isOpen}>
      <summary className="button">{words.later}</summary>
      <div>
        <Field
          name="from"
          type="datetime-local"
          label={words.from}
          hint={kind === "notice" ? words.fromNow : words.fromHint}
        />
        {kind === "notice" && (
          <Field name="until" type="datetime-local" label={words.untilField} hint={words.untilHint} />
        )}
        <button className="button" name="do" value="schedule">
          <Icon name="clock" />
          {words.schedule}
        </button>
      </div>
    </details>
  );
}
