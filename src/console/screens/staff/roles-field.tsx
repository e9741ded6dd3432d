import { FieldError, fieldId } from "../../../ui/field-parts.tsx";
import type { Answered } from "../../parts/form-answer.ts";
import type { StaffPage } from "./load.ts";
import { roleField } from "./role-fields.ts";
import { useRoleNames } from "./role-names.ts";

type Props = {
  label: string;
  roles: StaffPage["roles"];
  chosen: readonly string[];
  /** To this very form: the page has others, which have no boxes. */
  answered: Answered | undefined;
};

/** One or several of the roles that the caller may give. */
export function RolesField({ label, roles, chosen, answered }: Props) {
  const called = useRoleNames(roles);
  const problem = answered?.fields.find(({ field }) => field === "roles")?.message;
  const isChosen = (role: string) =>
    answered ? answered.entries[roleField(role)] !== undefined : chosen.includes(role);
  return (
    <fieldset className="grant-choice" aria-describedby={problem && `${fieldId("roles")}-error`}>
      <legend>{label}</legend>
      {roles
        .filter(({ mayGive }) => mayGive)
        .map(({ role }) => (
          <label key={role}>
            <input type="checkbox" name={roleField(role)} defaultChecked={isChosen(role)} />
            {called(role)}
          </label>
        ))}
      <FieldError name="roles">{problem}</FieldError>
    </fieldset>
  );
}
