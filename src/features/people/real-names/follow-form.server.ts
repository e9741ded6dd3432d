import type { OutputOf } from "../../../kernel/endpoint.ts";
import { operation } from "../../../platform/operation.server.ts";
import { FollowForm } from "./form-hand-over-contract.ts";
import { followedForm } from "./form-hand-over-key.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";

/** The form's own key only once it was sent: of a draft it would open what the phone has photographed. */
export const followForm = operation(FollowForm, async (shown, context): Promise<OutputOf<typeof FollowForm>> => {
  const { form, handOver } = await followedForm(context.db, shown, context);
  if (form.state === "withdrawn") return { state: "over", key: null };
  if (form.state !== "draft") return { state: "sent", key: keyOfRealName(context.vault, form.id) };
  return { state: handOver.taken_at ? "taken" : "waiting", key: null };
});
