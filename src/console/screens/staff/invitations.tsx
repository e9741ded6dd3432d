import { usePage } from "../../ground/asking.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import { Reminder, useInvitation } from "./awaited.tsx";
import { isInvited, type StaffPage } from "./load.ts";
import { useRoleNames } from "./role-names.ts";

/** Who was invited and is awaited, or has a link that is open: it is made anew, taken back, or they are reminded. */
export function Invitations({ members, roles }: Pick<StaffPage, "members" | "roles">) {
  const { staff: words } = usePage().words;
  const called = useRoleNames(roles);
  const invitation = useInvitation();
  const invited = members.filter(isInvited);
  return (
    <section className="staff-part" aria-labelledby="invitations">
      <h2 id="invitations">{words.tabs.invitations}</h2>
      {invited.length === 0 && <p className="soft">{words.nobodyInvited}</p>}
      <ul className="staff-sessions">
        {invited.map((member) => (
          <li key={member.id}>
            <span>
              <span lang="en">{member.email}</span>
              <small className="soft">{[...member.roles.map(called), invitation(member)].join(" · ")}</small>
            </span>
            {member.mayEdit && (
              <span className="staff-deeds">
                <Reminder member={member} />
                <form method="post">
                  <input type="hidden" name="do" value="invite_again" />
                  <input type="hidden" name="mailbox" value={member.email} />
                  <RequestKey />
                  <button className="button" aria-label={words.newLinkFor(member.email)}>
                    {words.newLink}
                  </button>
                </form>
                <form method="post">
                  <input type="hidden" name="do" value="take_back" />
                  <input type="hidden" name="id" value={member.id} />
                  <RequestKey />
                  <button className="button" aria-label={words.takeBackOf(member.email)}>
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
