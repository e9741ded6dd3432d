import { Form, useNavigation } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { EsimQuestion, type EsimEntry } from "../../ground/shell/esim-dialog.tsx";
import { useWords } from "../../ground/visit/words.ts";
import type { FormAnswer } from "../../parts/forms/form-answer.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";

type MyEsimsPageProps = {
  entry: EsimEntry;
  from: "menu" | "footer";
  /** A ticket was shown that opens nothing. */
  isOver: boolean;
  answer: { onward: string; isOnce: boolean } | FormAnswer | undefined;
};

export function MyEsimsPage({ entry, from, isOver, answer }: MyEsimsPageProps) {
  const words = useWords("esim-entry");
  const { titled } = useWords("shell");
  const busy = useNavigation().state !== "idle";
  const title = words.title[entry.who];
  const way = answer && "onward" in answer ? answer : undefined;
  const notOpened = answer && "problems" in answer ? answer : undefined;
  return (
    <div className="wrap short-page">
      <title>{titled(title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      {isOver && !answer && (
        <Notice tone="care" title={words.over}>
          {words.overText}
        </Notice>
      )}
      <FormProblems answer={notOpened} open={notOpened?.problems ?? []} called={(field) => field} />
      <Form method="post" className="panel panel-line stack gap-5">
        <EsimQuestion entry={entry} />
        <input type="hidden" name="from" value={from} />
        {way === undefined ? (
          <Button type="submit" variant="go" icon="arrow-right" busy={busy}>
            {busy ? words.opening : words.go}
          </Button>
        ) : (
          <>
            <a className={buttonClass({ variant: "go" })} href={way.onward} rel="noreferrer">
              {words.onward(new URL(way.onward).host)}
              <Icon name="arrow-right" />
            </a>
            {way.isOnce && <p className="soft small">{words.onwardText}</p>}
          </>
        )}
      </Form>
    </div>
  );
}
