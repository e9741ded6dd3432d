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

/**
 * Everybody who is in at this moment, for whoever looks for one that should not be. Drawn for them alone: of two hundred
 * colleagues it is half of the page.
 */
export function SignedInNow({ page: { members, sessions, isEverySession, signedIn } }: { page: StaffPage }) {
  const { staff: words } = usePage().words;
  const title = (
    <>
      {words.signedInNow} <span className="staff-count">{signedIn}</span>
    </>
  );
  if (!isEverySession)
    return (
      <p className="staff-signed-in" id="signed-in">
        <a href="/console/staff?sessions=1#signed-in">{title}</a>
      </p>
    );
  return (
    <section className="staff-signed-in" id="signed-in" aria-labelledby="signed-in-title">
      <h2 id="signed-in-title">{title}</h2>
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
