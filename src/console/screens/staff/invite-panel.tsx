import { useActionData } from "react-router";
import { useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { Field, FormProblem } from "../../parts/form.tsx";
import { RequestKey } from "../../parts/request-key.tsx";
import type { StaffPage } from "./load.ts";
import { RolesField } from "./roles-field.tsx";
import { StaffAside } from "./staff-aside.tsx";

export function InvitePanel({ roles }: Pick<StaffPage, "roles">) {
  const { staff: words } = useWords();
  const answered = useActionData() as Answered | undefined;
  const typed = answered?.entries["do"] === "invite" ? answered : undefined;
  return (
    <StaffAside title={words.invite}>
      <FormProblem />
      <form method="post" className="staff-form">
        <input type="hidden" name="do" value="invite" />
        <RequestKey />
        <Field name="email" label={words.email} type="email" autoComplete="off" required maxLength={50} />
        {answered?.fields.some(({ field }) => field === "email") && answered.entries["email"]?.includes("@") && (
          <label className="setting-sure">
            <input type="checkbox" name="meant" /> {words.inviteMeant}
          </label>
        )}
        <RolesField label={words.roles} roles={roles} chosen={["support"]} answered={typed} />
        <button className="button button-go button-wide">{words.inviteGo}</button>
        <p className="soft">{words.inviteLede}</p>
      </form>
    </StaffAside>
  );
}
