import { useActionData } from "react-router";
import { longestTitle } from "../../../features/staff/roles/rules.ts";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { StaffPage } from "./load.ts";
import { RoleChoice } from "./role-choice.tsx";
import { StaffAside } from "./staff-aside.tsx";

type Props = Pick<StaffPage, "roles"> & { like: string | undefined };

/** A role of one's own, from nothing or with the rights of another one. */
export function NewRolePanel({ roles, like = "" }: Props) {
  const { staff } = useWords();
  const { ownRoles: words } = staff;
  const answered = useActionData() as Answered | undefined;
  return (
    <StaffAside title={words.add} closed="/console/staff#roles">
      <FormProblem />
      <form method="post" className="staff-form">
        <input type="hidden" name="do" value="make_role" />
        <RequestKey />
        <Field
          name="title"
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          required
          maxLength={longestTitle}
        />
        <RoleChoice
          label={words.like}
          name="like"
          roles={roles.filter(({ role }) => role !== "administrator")}
          none={words.nothing}
          chosen={answered?.entries["like"] ?? like}
        />
        <button className="button button-go button-wide">{words.make}</button>
        <p className="soft">{words.makeLede}</p>
      </form>
    </StaffAside>
  );
}
