import { deviceName } from "../../../kernel/device-name.ts";
import type { Context } from "../../../platform/context.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import type { Way } from "../staff-sessions/begin-staff-session.server.ts";

/**
 * In the audit trail only what was tried in the name of a member: what strangers type into the field belongs into no
 * record. How often is limited by the tries.
 */
export async function noteFailedSignIn(
  { id, email }: { id: string; email: string },
  way: Way,
  { db, now, visitor }: Pick<Context, "db" | "now" | "visitor">,
): Promise<void> {
  const device = deviceName(visitor.userAgent);
  await recordAction(db, { who: email, staffId: id, now }, "staff_sign_in_failed", { way, device });
}
