import { useActionData } from "react-router";
import { longestTitle } from "../../../features/staff/roles/rules.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem, Problem } from "../../parts/form.tsx";
import { Pairs } from "../../parts/panel.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import { TrailLink } from "../../parts/trail-link.tsx";
import { DeleteRoleForm } from "./delete-role-form.tsx";
import type { StaffPage } from "./load.ts";
import { useRoleNames } from "./role-names.ts";
import { StaffAside } from "./staff-aside.tsx";

type Role = StaffPage["roles"][number];
type Props = { role: Role } & Pick<StaffPage, "roles" | "members">;

/** A role beside the matrix: who has it, what it is called, and its end. */
export function RolePanel({ role: { role, title }, roles, members }: Props) {
  const { staff } = useWords();
  const { ownRoles: words } = staff;
  const name = useRoleNames(roles)(role);
  const people = members.filter((one) => one.roles.includes(role));
  return (
    <StaffAside title={name} closed="/console/staff#roles">
      <Pairs pairs={[[staff.people(people.length), people.map((one) => one.name).join(" · ") || "–"]]} />
      <TrailLink kind="role" id={role} called={name} />
      {title === null ? (
        <>
          <FormProblem />
          <p className="soft">{role === "administrator" ? words.administrator : words.readyMade}</p>
        </>
      ) : (
        <RenameForm role={role} title={title} />
      )}
      {role !== "administrator" && (
        <a className="button" href={`/console/staff?make=1&like=${role}`}>
          <Icon name="copy" /> {words.copy}
        </a>
      )}
      {title !== null && <DeleteRoleForm role={role} people={people.length} roles={roles} />}
    </StaffAside>
  );
}

/** After a collision both names stand here. */
function RenameForm({ role, title }: { role: string; title: string }) {
  const { staff } = useWords();
  const { ownRoles: words } = staff;
  const answered = useActionData() as Answered | undefined;
  const from = answered?.entries["from"];
  return (
    <form method="post" className="staff-form">
      {from !== undefined && from !== title ? <Problem>{words.renamed(from, title)}</Problem> : <FormProblem />}
      <input type="hidden" name="do" value="rename_role" />
      <input type="hidden" name="role" value={role} />
      <input type="hidden" name="from" value={title} />
      <RequestKey />
      <Field name="title" label={words.name} value={title} autoComplete="off" required maxLength={longestTitle} />
      <button className="button">{words.rename}</button>
    </form>
  );
}
