import type { StaffRole } from "../../../kernel/staff-right.ts";
import { useWords } from "../../ground/asking.ts";
import type { StaffPage } from "./load.ts";

type Props = { label: string; roles: StaffPage["roles"]; chosen: StaffRole };

/** The roles that the caller may give. */
export function RoleChoice({ label, roles, chosen }: Props) {
  const { roles: names } = useWords();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="box" name="role" defaultValue={chosen}>
        {roles
          .filter(({ mayGive }) => mayGive)
          .map(({ role }) => (
            <option key={role} value={role}>
              {names[role]}
            </option>
          ))}
      </select>
    </label>
  );
}
