import { useActionData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { listAddress } from "../../parts/list-address.ts";
import { Overtaken } from "../../parts/overtaken.tsx";
import { wordFor } from "../../parts/word-for.ts";
import type { Review } from "./load.ts";

/** Two reviewers, one registration: what a colleague made of it beside what was being decided. Nothing of it is opened for that. */
export function DecisionOvertaken({ found: { number, asks, queue } }: { found: Review }) {
  const { realNames: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const { decision, why = "", ownWords, version } = answered?.entries ?? {};
  const { about } = queue;
  if (decision === undefined || !about) return null;
  if (about.heldBy === null && String(about.version) === version) return null;
  const { registered, again, refused } = words.decide;
  const said = (what: string | null, reasons: readonly string[], more?: string | null) =>
    [what && wordFor({ registered, again, refused }, what), ...reasons.map((one) => wordFor(words.reasons, one)), more]
      .filter(Boolean)
      .join(" · ");
  return (
    <Overtaken
      values={[
        [words.columns.registration, words.states[about.state], undefined],
        [words.columns.held, about.heldBy, undefined],
        [
          words.decide.title,
          said(about.decision, about.reasons, about.who),
          said(decision, why.split(",").filter(Boolean), ownWords),
        ],
      ]}
      here={listAddress(`/console/real-names/${number}`, asks)}
      isOver={about.state !== "received" || about.heldBy !== null}
    />
  );
}
