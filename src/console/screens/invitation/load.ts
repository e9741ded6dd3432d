import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type Invitation = (Answer<"/staff/getInvitation"> & { token: string }) | "over";

/** A link that is used up, too old or mistyped is one and the same. */
export async function invitationAt({ context, request }: ScreenArguments): Promise<Invitation> {
  const token = new URL(request.url).searchParams.get("key") ?? "";
  try {
    return { ...(await asked(context).call("/staff/getInvitation", { token })), token };
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) return "over";
    throw error;
  }
}
