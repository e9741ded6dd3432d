import { editableRights } from "../../../features/staff/roles/rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export const staffViews = ["people", "sessions", "invitations", "rules"] as const;
export type Member = Answer<"/staff/getColleagues">["members"][number];

/** Who has an open link, or has not set up how to get in since one was sent. */
export const isInvited = ({ invitedUntil, closesAt }: Member): boolean => invitedUntil !== null || closesAt !== null;

export type Cell = { role: string; right: (typeof editableRights)[number] };
export type StaffPage = Answer<"/staff/getColleagues"> & {
  /** The member who is open beside the list. */
  open: Member | undefined;
  /** Which part of the page is shown. */
  view: (typeof staffViews)[number];
  /** Of whom they are shown: of the member who is open, of everybody where they are listed. */
  sessions: Answer<"/staff/getColleagueSessions">["sessions"];
  /** Whether the list of people is whole, however long. */
  isEverybody: boolean;
  /** The cell of the matrix that is open beside the list. */
  cell: Cell | undefined;
  /** The role that is open beside the matrix. */
  role: Answer<"/staff/getColleagues">["roles"][number] | undefined;
  /** Whether a role is being made, and whose rights it is to begin with. */
  making: { like: string | undefined } | undefined;
  isInviting: boolean;
  done: string | undefined;
  dropped: string[];
};

/**
 * `/console/staff?member=<id>`, `?role=<role>`, with `&right=<right>` a cell,
 * `?make=1&like=<role>`, `?invite=1`, `?all=1`, `?view=sessions`.
 */
export async function staffPage({ context, request }: ScreenArguments): Promise<StaffPage> {
  const { asks, dropped } = knownAsks(request, {
    member: /^[\w-]{1,40}$/,
    invite: /^1$/,
    all: /^1$/,
    view: /^(sessions|invitations|rules)$/,
    done: /^[a-z_]{1,20}$/,
    role: /^[a-z\d-]{1,40}$/,
    make: /^1$/,
    like: /^[a-z\d-]{1,40}$/,
    right: /^[a-z_]{1,40}$/,
  });
  const { call } = asked(context);
  const page = await call("/staff/getColleagues", {});
  const open = page.members.find(({ id }) => id === asks.member);
  const view = staffViews.find((one) => one === asks.view) ?? "people";
  const isEverySession = view === "sessions";
  const { sessions } =
    isEverySession || open
      ? await call("/staff/getColleagueSessions", { ...(!isEverySession && open && { id: open.id }) })
      : { sessions: [] };
  if (asks.member !== undefined && !open) dropped.push("member");
  const named = page.roles.find(({ role }) => role === asks.role);
  if (asks.role !== undefined && !named) dropped.push("role");
  const role = page.mayEditRoles && !open ? named : undefined;
  const right = editableRights.find((one) => one === asks.right);
  const cell = role && role.role !== "administrator" && right ? { role: role.role, right } : undefined;
  const making = page.mayEditRoles && !open && !role && asks.make ? { like: asks.like } : undefined;
  return {
    ...page,
    open,
    sessions,
    view,
    isEverybody: asks.all !== undefined,
    cell,
    role: cell ? undefined : role,
    making,
    isInviting: asks.invite !== undefined && !open && !role && !making,
    done: asks.done,
    dropped,
  };
}
