import { useActionData } from "react-router";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Overtaken } from "../../parts/overtaken.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import { useInvitation } from "./awaited.tsx";
import { isInvited, type StaffPage } from "./load.ts";
import { useSeen } from "./member-list.tsx";
import { rolesIn } from "./role-fields.ts";
import { useRoleNames } from "./role-names.ts";
import { RolesField } from "./roles-field.tsx";
import { SessionList } from "./session-list.tsx";
import { StaffAside } from "./staff-aside.tsx";

type Props = { member: NonNullable<StaffPage["open"]> } & Pick<StaffPage, "roles" | "sessions">;

/** A colleague beside the list: how they get in, and what can be decided about them. */
export function MemberPanel({ member, roles, sessions }: Props) {
  const { staff: words } = usePage().words;
  const called = useRoleNames(roles);
  const invitation = useInvitation();
  const seen = useSeen();
  return (
    <StaffAside title={member.name}>
      <FormProblem />
      <Pairs
        pairs={[
          [words.email, member.email],
          [words.columns.role, member.roles.map(called).join(" · ")],
          [words.columns.keys, words.ways(member)],
          [words.sessions, sessions.length === 0 && words.devices(0)],
          [words.columns.seen, seen(member)],
          [words.invited, invitation(member)],
        ]}
      />
      <TrailLink kind="staff" id={member.id} called={member.name} />
      {sessions.length > 0 && <SessionList member={member} sessions={sessions} />}
      {member.mayEdit ? (
        <Decisions member={member} roles={roles} sessions={sessions} />
      ) : (
        <p className="soft">{member.isMe ? words.ownRole : words.beyond}</p>
      )}
    </StaffAside>
  );
}

function Decisions({ member, roles, sessions }: Props) {
  const { id, email, roles: held } = member;
  const { staff: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const typed = answered?.entries["do"] === "roles" && answered.entries["id"] === id ? answered : undefined;
  const hasWayIn = member.passkeys > 0 || member.hasPassword || isInvited(member);
  return (
    <>
      <form method="post" className="staff-form">
        <input type="hidden" name="do" value="roles" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="from" value={held.join()} />
        <RequestKey />
        {typed && <RolesOvertaken id={id} roles={roles} held={held} entries={typed.entries} />}
        <RolesField label={words.roles} roles={roles} chosen={held} answered={typed} />
        <button className="button">{words.giveRoleGo}</button>
      </form>
      <form method="post">
        <input type="hidden" name="do" value="invite_again" />
        <input type="hidden" name="mailbox" value={email} />
        <RequestKey />
        <button className="button">{hasWayIn ? words.inviteAgain : words.inviteThem}</button>
      </form>
      {sessions.length > 0 && (
        <form method="post">
          <input type="hidden" name="do" value="sign_out" />
          <input type="hidden" name="id" value={id} />
          <RequestKey />
          <button className="button">{words.signOut}</button>
        </form>
      )}
      {hasWayIn && (
        <form method="post">
          <input type="hidden" name="do" value="shut_out" />
          <input type="hidden" name="id" value={id} />
          <RequestKey />
          <button className="button">{words.shutOut}</button>
          <p className="soft">{words.shutOutLede}</p>
        </form>
      )}
    </>
  );
}

type OvertakenProps = Pick<Props, "roles"> & { id: string; held: readonly string[]; entries: Answered["entries"] };

/** A colleague has given them others meanwhile: those stand beside the ones that were ticked. */
function RolesOvertaken({ id, roles, held, entries }: OvertakenProps) {
  const { staff: words } = useWords();
  const called = useRoleNames(roles);
  const inOrder = (some: readonly string[]) =>
    roles.flatMap(({ role }) => (some.includes(role) ? [called(role)] : [])).join(" · ");
  const [seen, now, yours] = [(entries["from"] ?? "").split(","), held, rolesIn(entries)].map(inOrder);
  if (now === seen || now === yours) return null;
  return <Overtaken values={[[words.roles, now, yours]]} here={`/console/staff?member=${id}`} />;
}
