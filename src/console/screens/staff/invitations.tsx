import { usePage } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import type { StaffPage } from "./load.ts";
import { useRoleNames } from "./role-names.ts";

/** Links that are open: each may be made anew, or taken back. */
export function Invitations({ members, roles }: Pick<StaffPage, "members" | "roles">) {
  const { words: all, language } = usePage();
  const { staff: words } = all;
  const called = useRoleNames(roles);
  const invited = members.flatMap((member) =>
    member.invitedUntil === null ? [] : [{ ...member, until: member.invitedUntil }],
  );
  if (invited.length === 0) return null;
  return (
    <section className="staff-invited" aria-labelledby="invitations">
      <h2 id="invitations">{words.openInvitations}</h2>
      <ul className="staff-sessions">
        {invited.map(({ id, email, roles: held, until, mayEdit }) => (
          <li key={id}>
            <span>
              <span lang="en">{email}</span>
              <small className="soft">
                {[...held.map(called), words.until(shortMoment(until, language))].join(" · ")}
              </small>
            </span>
            {mayEdit && (
              <span className="staff-deeds">
                <form method="post">
                  <input type="hidden" name="do" value="invite_again" />
                  <input type="hidden" name="mailbox" value={email} />
                  <RequestKey />
                  <button className="button" aria-label={words.newLinkFor(email)}>
                    {words.newLink}
                  </button>
                </form>
                <form method="post">
                  <input type="hidden" name="do" value="take_back" />
                  <input type="hidden" name="id" value={id} />
                  <RequestKey />
                  <button className="button" aria-label={words.takeBackOf(email)}>
                    {words.takeBack}
                  </button>
                </form>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
