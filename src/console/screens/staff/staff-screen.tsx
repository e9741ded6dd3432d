import { useActionData, useLoaderData } from "react-router";
import { Icon } from "../../../ui/icon.tsx";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem } from "../../parts/form.tsx";
import { Dropped } from "../../parts/list.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { actOnStaff, type Invited } from "./act.ts";
import { Awaited } from "./awaited.tsx";
import { GrantPanel } from "./grant-panel.tsx";
import { Invitations } from "./invitations.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { staffPage, type StaffPage } from "./load.ts";
import { MemberList } from "./member-list.tsx";
import { MemberPanel } from "./member-panel.tsx";
import { NewRolePanel } from "./new-role-panel.tsx";
import { RoleMatrix } from "./role-matrix.tsx";
import { RolePanel } from "./role-panel.tsx";
import { SignedInNow } from "./session-list.tsx";
import { SignInRules } from "./sign-in-rules.tsx";
import { StaffTabs } from "./staff-tabs.tsx";

export const loader = staffPage;
export const action = actOnStaff;

/** Row B1, picture 09: who works here, how they get in, and what each role may. */
export function Component() {
  const page = useLoaderData() as StaffPage;
  const answered = useActionData() as Answered | Invited | undefined;
  const { words: all } = usePage();
  const { staff: words } = all;
  const { members, roles, view, open, sessions, cell, role, making, isInviting, mayEditRoles, done, dropped } = page;
  const mayInvite = roles.some(({ mayGive }) => mayGive);
  const isBeside = [open, cell, role, making].some(Boolean) || (isInviting && mayInvite);
  return (
    <>
      <title>{all.titled(words.title)}</title>
      <header className="bar">
        <h1>{words.title}</h1>
        <span className="staff-size soft">{words.size(members.length, roles.length)}</span>
        <a className="button staff-csv" href="/console/files/roles.csv" download>
          <Icon name="download" />
          {words.csv}
        </a>
        {mayInvite && (
          <a className="button button-go" href="/console/staff?invite=1">
            <Icon name="user-plus" />
            {words.invite}
          </a>
        )}
      </header>
      <StaffTabs view={view} members={members} signedIn={page.signedIn} />
      <Dropped names={dropped} />
      {!isBeside && <FormProblem />}
      {done !== undefined && Object.hasOwn(words.done, done) && !answered && (
        <output className="told">{words.done[done]}</output>
      )}
      {answered && "link" in answered && <LinkOnce invited={answered} />}
      <div className={isBeside ? "staff staff-beside" : "staff"}>
        <div className="staff-whole">
          {view === "people" ? (
            <>
              <Awaited members={members} />
              <MemberList members={members} roles={roles} isEverybody={page.isEverybody} open={open?.id} />
              <RoleMatrix roles={roles} members={members} mayEditRoles={mayEditRoles} cell={cell} />
            </>
          ) : view === "sessions" ? (
            <SignedInNow members={members} sessions={sessions} />
          ) : view === "invitations" ? (
            <Invitations members={members} roles={roles} />
          ) : (
            <SignInRules signIn={page.signIn} />
          )}
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

function LinkOnce({ invited: { link, until } }: { invited: Invited }) {
  const { words: all, language } = usePage();
  return (
    <output className="told">
      {all.staff.link(shortMoment(until, language))}
      <code className="staff-link">{link}</code>
    </output>
  );
}
