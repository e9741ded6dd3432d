import { data, redirect } from "react-router";
import { isConfirmable } from "../../../features/staff/colleagues/rules.ts";
import type { SetGrant } from "../../../features/staff/roles/contract.ts";
import type { WishOf } from "../../../kernel/endpoint.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain, type Answered } from "../../parts/form-answer.ts";
import { asAmount } from "../../parts/typed-values.ts";
import { rolesIn } from "./role-fields.ts";

/** The one time that a link is shown. */
export type Invited = Answered & { link: string; until: string };

export async function actOnStaff({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", id = "", email = "", role = "", title = "", ...said } = entries;
  try {
    switch (said["do"]) {
      case "roles":
        await call("/staff/changeRoles", {
          requestKey,
          id,
          roles: rolesIn(entries),
          from: (said["from"] ?? "").split(","),
        });
        return redirect(`/console/staff?member=${id}&done=roles`);
      case "grant":
        await call("/staff/setGrant", grantIn(requestKey, role, said));
        return redirect(`/console/staff?done=granted#roles`);
      case "make_role": {
        const made = await call("/staff/makeRole", { requestKey, title, like: said["like"] || undefined });
        return redirect(`/console/staff?role=${made.role}&done=role_made`);
      }
      case "rename_role":
        await call("/staff/renameRole", { requestKey, role, from: said["from"] ?? "", title });
        return redirect(`/console/staff?role=${role}&done=role_renamed`);
      case "delete_role":
        await call("/staff/deleteRole", { requestKey, role, to: said["to"] || undefined, word: said["word"] ?? "" });
        return redirect("/console/staff?done=role_deleted#roles");
      case "sign_out":
        await call("/staff/signOutColleague", { requestKey, id });
        return redirect(`/console/staff?member=${id}&done=signed_out`);
      case "end_session":
        await call("/staff/endColleagueSession", { requestKey, id, session: said["session"] ?? "" });
        return redirect(`/console/staff?member=${id}&done=session_ended`);
      case "take_back":
        await call("/staff/takeInvitationBack", { requestKey, id });
        return redirect("/console/staff?view=invitations&done=taken_back");
      case "remind":
        await call("/staff/remindColleague", { requestKey, id });
        return redirect(`/console/staff?${isOfInvitations(request) ? "view=invitations&" : ""}done=reminded`);
      case "shut_out":
        await call("/staff/shutOut", { requestKey, id });
        return redirect(`/console/staff?member=${id}&done=shut_out`);
      case "invite":
      case "invite_again": {
        const { link, until } = await call("/staff/inviteColleague", {
          requestKey,
          email: said["do"] === "invite" ? email : (said["mailbox"] ?? ""),
          ...(said["do"] === "invite" && { roles: rolesIn(entries), isMeant: said["meant"] === "on" }),
        });
        if (link === null) return redirect("/console/staff?done=invited_before");
        const whole = new URL(link, request.url).href;
        return data<Invited>({ entries: {}, fields: [], link: whole, until });
      }
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    const isOfInvitation = ["take_back", "remind"].includes(said["do"] ?? "");
    const shown = shownAgain(error, entries, isOfInvitation ? { RECORD_CHANGED: words.staff.invitationMoved } : {});
    // the form has one field for what the contract calls an amount of a cell
    for (const one of shown.data.fields) if (/^to\b|mostCny/.test(one.field)) one.field = "amount";
    return shown;
  }
}

const isOfInvitations = ({ url }: Request) => new URL(url).searchParams.get("view") === "invitations";

/** What is no amount stays as it was typed, and is refused as such. */
function grantIn(requestKey: string, role: string, said: Record<string, string | undefined>): WishOf<typeof SetGrant> {
  const { right, from = "null", grant, amount = "", second } = said;
  const to = {
    may: grant !== "no",
    mostCny: grant === "limit" ? (asAmount(amount) as number) : null,
    // a page that was opened before still sends it, also for what no second person confirms
    secondPerson: grant === "limit" && second === "on" && isConfirmable(right ?? ""),
  };
  return { requestKey, role, right: right as "see_orders", from: parsed(from) as typeof to, to };
}

function parsed(from: string): unknown {
  try {
    return JSON.parse(from);
  } catch {
    return null;
  }
}
