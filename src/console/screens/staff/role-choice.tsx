import type { StaffPage } from "./load.ts";
import { useRoleNames } from "./role-names.ts";

type Props = {
  label: string;
  name: string;
  /** What stands first and chooses no role. */
  none: string;
  roles: StaffPage["roles"];
  chosen: string;
};

/** The roles that the caller may give. */
export function RoleChoice({ label, name, none, roles, chosen }: Props) {
  const called = useRoleNames(roles);
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="box" name={name} defaultValue={chosen}>
        <option value="">{none}</option>
        {roles
          .filter(({ mayGive }) => mayGive)
          .map(({ role }) => (
            <option key={role} value={role}>
              {called(role)}
            </option>
          ))}
      </select>
    </label>
  );
}
