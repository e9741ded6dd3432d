import { useActionData, useLoaderData, useRouteLoaderData } from "react-router";
import { may } from "../../../kernel/staff-right.ts";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import { Face } from "../../ground/face.tsx";
import type { Me } from "../../ground/signed-in.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { actOnStaff, type Invited } from "./act.ts";
import { GrantPanel } from "./grant-panel.tsx";
import { Invitations } from "./invitations.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { staffPage, type StaffPage } from "./load.ts";
import { MemberPanel } from "./member-panel.tsx";
import { NewRolePanel } from "./new-role-panel.tsx";
import { RoleMatrix } from "./role-matrix.tsx";
import { useRoleNames } from "./role-names.ts";
import { RolePanel } from "./role-panel.tsx";
import { SignedInNow } from "./session-list.tsx";

export const loader = staffPage;
export const action = actOnStaff;

/** Row B1, picture 09: who works here, how they get in, and what each role may. */
export function Component() {
  const page = useLoaderData() as StaffPage;
  const answered = useActionData() as Answered | Invited | undefined;
  const { words: all } = usePage();
  const { staff: words } = all;
  const me = useRouteLoaderData("frame") as Me;
  const { members, roles, open, sessions, cell, role, making, isInviting, mayEditRoles, done, dropped } = page;
  const mayInvite = roles.some(({ mayGive }) => mayGive);
  const isBeside = [open, cell, role, making].some(Boolean) || (isInviting && mayInvite);
  return (
    <>
      <title>{all.titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <a className="button button-quiet staff-csv" href="/console/files/roles.csv" download>
          <Icon name="download" />
          {words.csv}
        </a>
        {may(me, "see_settings") && (
          <a className="button button-quiet" href="/console/settings#of-signing_in">
            {words.signInRules}
          </a>
        )}
        {mayInvite && (
          <a className="button button-go" href="/console/staff?invite=1">
            {words.invite}
          </a>
        )}
      </header>
      <Dropped names={dropped} />
      {!isBeside && <FormProblem />}
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      {answered && "link" in answered && <LinkOnce invited={answered} />}
      <div className={isBeside ? "staff staff-beside" : "staff"}>
        <div className="staff-whole">
          <Members members={members} roles={roles} open={open?.id} />
          <SignedInNow page={page} />
          <Invitations members={members} roles={roles} />
          <RoleMatrix roles={roles} members={members} mayEditRoles={mayEditRoles} cell={cell} />
        </div>
        {open ? (
          <MemberPanel member={open} roles={roles} sessions={sessions.filter(({ staffId }) => staffId === open.id)} />
        ) : cell ? (
          <GrantPanel cell={cell} roles={roles} members={members} />
        ) : role ? (
          <RolePanel role={role} roles={roles} members={members} />
        ) : making ? (
          <NewRolePanel roles={roles} like={making.like} />
        ) : (
          isBeside && <InvitePanel roles={roles} />
        )}
      </div>
    </>
  );
}

function Members({ members, roles, open }: Pick<StaffPage, "members" | "roles"> & { open: string | undefined }) {
  const { words: all, language } = usePage();
  const { staff: words } = all;
  const { columns } = words;
  const called = useRoleNames(roles);
  return (
    <table className="list staff-list">
      <caption className="vh">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.person}</th>
          <th scope="col">{columns.role}</th>
          <th scope="col">{columns.keys}</th>
          <th scope="col">{columns.seen}</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ id, name, email, roles: held, seenAt, isMe, ...member }) => (
          <tr key={id} className={id === open ? "is-open" : undefined}>
            <th scope="row">
              <span className="listed">
                <Face name={name} />
                <span>
                  <a href={`/console/staff?member=${id}`}>{name}</a>
                  {isMe && <span className="soft"> {words.you}</span>}
                  <small className="soft" lang="en">
                    {email}
                  </small>
                </span>
              </span>
            </th>
            <td>{held.map(called).join(" · ")}</td>
            <td className="soft wide-only">{words.ways(member)}</td>
            <td className="soft wide-only">{seenAt ? shortMoment(seenAt, language) : words.never}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LinkOnce({ invited: { link, until } }: { invited: Invited }) {
  const { words: all, language } = usePage();
  return (
    <output className="told">
      {all.staff.link(shortMoment(until, language))}
      <code className="staff-link">{link}</code>
    </output>
  );
}
