import { useActionData } from "react-router";
import { deleteWords } from "../../../features/staff/roles/rules.ts";
import { usePage } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { StaffPage } from "./load.ts";
import { RoleChoice } from "./role-choice.tsx";

type Props = { role: string; people: number } & Pick<StaffPage, "roles">;

/** Destroys for good: where its people go is said, and a word is typed. */
export function DeleteRoleForm({ role, people, roles }: Props) {
  const { words: all, language } = usePage();
  const { ownRoles: words } = all.staff;
  const answered = useActionData() as Answered | undefined;
  const word = deleteWords[language as keyof typeof deleteWords] ?? deleteWords.en;
  return (
    <form method="post" className="staff-form staff-end" aria-labelledby="delete-role">
      <h3 id="delete-role">{words.delete}</h3>
      <input type="hidden" name="do" value="delete_role" />
      <input type="hidden" name="role" value={role} />
      <RequestKey />
      {people > 0 && (
        <RoleChoice
          label={words.deleteTo}
          name="to"
          roles={roles.filter((one) => one.role !== role && one.role !== "administrator")}
          none={words.choose}
          chosen={answered?.entries["to"] ?? ""}
        />
      )}
      <p className="soft">{words.deleteLede(people)}</p>
      <Field name="word" label={words.deleteWord(word)} autoComplete="off" required maxLength={20} />
      <button className="button">{words.deleteGo}</button>
    </form>
  );
}
