import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type Invitation = (Answer<"/staff/getInvitation"> & Answer<"/staff/getWaysIn"> & { token: string }) | "over";

/** A link that is used up, too old or mistyped is one and the same. */
export async function invitationAt({ context, request }: ScreenArguments): Promise<Invitation> {
  const token = new URL(request.url).searchParams.get("key") ?? "";
  const { call } = asked(context);
  try {
    const [invitation, { ways }] = await Promise.all([
      call("/staff/getInvitation", { token }),
      call("/staff/getWaysIn", {}),
    ]);
    return { ...invitation, ways, token };
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) return "over";
    throw error;
  }
}
