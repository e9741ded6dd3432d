import { usePage } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { StaffPage } from "./load.ts";

type Props = { member: NonNullable<StaffPage["open"]> } & Pick<StaffPage, "sessions">;

/** Where a colleague is signed in, each with an end of its own. */
export function SessionList({ member: { id, mayEdit }, sessions }: Props) {
  const { words: all, language } = usePage();
  const { staff: words } = all;
  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions">{words.sessions}</h3>
      <ul className="staff-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <span>
              {session.device}
              {session.isThis && <span className="soft"> · {words.thisOne}</span>}
              <small className="soft">
                {[
                  session.network ?? words.unknownNetwork,
                  words.signedIn(shortMoment(session.since, language)),
                  words.seen(shortMoment(session.seenAt, language)),
                ].join(" · ")}
              </small>
            </span>
            {mayEdit && (
              <form method="post">
                <input type="hidden" name="do" value="end_session" />
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="session" value={session.id} />
                <RequestKey />
                <button className="button" aria-label={words.endSessionOf(session.device)}>
                  {words.endSession}
                </button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
