import { deviceName } from "../../../kernel/device-name.ts";
import type { StaffWay } from "../../../kernel/staff-ways.ts";
import type { Context } from "../../../platform/context.server.ts";
import { byMember } from "../../records/actions/by.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";

/**
 * In the audit trail only what was tried in the name of a member: what strangers type into the field belongs into no
 * record. How often is limited by the tries.
 */
export async function noteFailedSignIn(
  member: { id: string; email: string },
  way: StaffWay,
  context: Pick<Context, "db" | "now" | "visitor">,
): Promise<void> {
  const details = { on: { kind: "staff", id: member.id }, way, device: deviceName(context.visitor.userAgent) } as const;
  await recordAction(context.db, byMember(member, context), "staff_sign_in_failed", details);
}
