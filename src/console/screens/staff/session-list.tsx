import type { ReactNode } from "react";
import { usePage } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { StaffPage } from "./load.ts";

type Session = StaffPage["sessions"][number];
type OfOne = { member: NonNullable<StaffPage["open"]> } & Pick<StaffPage, "sessions">;

/** Where a colleague is signed in, each with an end of its own. */
export function SessionList({ member: { mayEdit }, sessions }: OfOne) {
  const { staff: words } = usePage().words;
  return (
    <section aria-labelledby="sessions">
      <h3 id="sessions">{words.sessions}</h3>
      <ul className="staff-sessions">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} mayEnd={mayEdit} />
        ))}
      </ul>
    </section>
  );
}

/** Everybody who is in at this moment, for whoever looks for one that should not be. */
export function SignedInNow({ members, sessions }: Pick<StaffPage, "members" | "sessions">) {
  const { staff: words } = usePage().words;
  return (
    <section className="staff-part" aria-labelledby="signed-in">
      <h2 id="signed-in">{words.tabs.sessions}</h2>
      <ul className="staff-sessions">
        {sessions.map((session) => {
          const member = members.find(({ id }) => id === session.staffId);
          if (!member) return null;
          const { id, name, mayEdit } = member;
          return (
            <SessionLine key={session.id} session={session} mayEnd={mayEdit} of={name}>
              <a href={`/console/staff?member=${id}`}>{name}</a>
              {" · "}
            </SessionLine>
          );
        })}
      </ul>
    </section>
  );
}

/** `of`: whose it is, where several people's stand together; `children`: the same, as a link. */
type LineProps = { session: Session; mayEnd: boolean; of?: string; children?: ReactNode };

function SessionLine({ session, mayEnd, of, children }: LineProps) {
  const { words: all, language } = usePage();
  const { staff: words } = all;
  return (
    <li>
      <span>
        {children}
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
      {mayEnd && (
        <form method="post">
          <input type="hidden" name="do" value="end_session" />
          <input type="hidden" name="id" value={session.staffId} />
          <input type="hidden" name="session" value={session.id} />
          <RequestKey />
          <button className="button" aria-label={words.endSessionOf([of, session.device].filter(Boolean).join(" · "))}>
            {words.endSession}
          </button>
        </form>
      )}
    </li>
  );
}
