import { editableRights, editableRoles } from "../../../features/staff/colleagues/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Cell = { role: (typeof editableRoles)[number]; right: (typeof editableRights)[number] };
export type StaffPage = Answer<"/staff/getColleagues"> & {
  /** The member who is open beside the list. */
  open: Answer<"/staff/getColleagues">["members"][number] | undefined;
  /** Where they are signed in. */
  sessions: Answer<"/staff/getColleagueSessions">["sessions"];
  /** The cell of the matrix that is open beside the list. */
  cell: Cell | undefined;
  isInviting: boolean;
  done: string | undefined;
  dropped: string[];
};

/** `/console/staff?member=<id>`, `?invite=1`. */
export async function staffPage({ context, request }: ScreenArguments): Promise<StaffPage> {
  const { asks, dropped } = knownAsks(request, {
    member: /^[\w-]{1,40}$/,
    invite: /^1$/,
    done: /^[a-z_]{1,20}$/,
    role: /^[a-z]{1,20}$/,
    right: /^[a-z_]{1,40}$/,
  });
  const { call } = asked(context);
  const page = await call("/staff/getColleagues", {});
  const open = page.members.find(({ id }) => id === asks.member);
  if (asks.member !== undefined && !open) dropped.push("member");
  const role = editableRoles.find((one) => one === asks.role);
  const right = editableRights.find((one) => one === asks.right);
  const cell = page.mayEditRoles && !open && role && right ? { role, right } : undefined;
  const { sessions } = open ? await call("/staff/getColleagueSessions", { id: open.id }) : { sessions: [] };
  return {
    ...page,
    open,
    sessions,
    cell,
    isInviting: asks.invite !== undefined && !open && !cell,
    done: asks.done,
    dropped,
  };
}
