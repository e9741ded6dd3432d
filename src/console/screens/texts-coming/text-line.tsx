import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import { Moment } from "../../parts/moment.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { addressOfText } from "../../parts/text-address.ts";
import type { Change } from "./load.ts";

type Props = { changes: readonly Change[]; label: string; mayEdit: boolean };

/** Drawn as the line of prices to come (screens/coming). */
export function TextLine({ changes, label, mayEdit }: Props) {
  return (
    <ol className="time-line" aria-label={label}>
      {changes.map((change) => (
        <Entry key={change.id} change={change} mayEdit={mayEdit} />
      ))}
    </ol>
  );
}

function Entry({ change, mayEdit }: { change: Change; mayEdit: boolean }) {
  const { content } = useWords();
  const words = content.coming;
  const { id, kind, name, title, state, from, until, who, clashes } = change;
  const isStuck = clashes || state === "collided";
  const address = addressOfText(`${kind} ${name}`);
  const collided = kind === "words" ? words.collidedWords : words.collided;
  return (
    <li data-state={state} id={id}>
      <p className="time-line-when">
        <Moment at={from} />
        {until && (
          <>
            <span className="soft">{words.until}</span> <Moment at={until} />
          </>
        )}
      </p>
      <div className="time-line-what">
        <p>
          <a href={address}>
            <b>{title}</b> <span className="soft">{name}</span>
          </a>{" "}
          <span className="chip">{words.states[state]}</span>
        </p>
        {isStuck && (
          <p className="time-line-trouble">
            <Icon name="triangle-alert" />
            <span>{clashes ? words.clashes : collided}</span>
          </p>
        )}
        <p className="soft small">{words.by(who)}</p>
      </div>
      {mayEdit && (
        <form method="post" className="row">
          <RequestKey />
          {isStuck && (
            <a className="button" href={`${address}?change=${id}`}>
              {words.lookAgain}
            </a>
          )}
          <button className="button" name="id" value={id} aria-label={`${wordOf(state)}: ${name}`}>
            <Icon name="rotate-ccw" />
            {wordOf(state)}
          </button>
        </form>
      )}
    </li>
  );

  function wordOf(of: Change["state"]): string {
    if (of === "running") return words.stays;
    return of === "collided" ? words.letGo : words.takeBack;
  }
}
