import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type MailPage = Answer<"/staff/getMailPreview"> & { id: string; as: "html" | "text" };

/** `/console/orders/FW…/mails/<id>?as=text`. */
export function whichMail(request: Request): { number: string; id: string; as: "html" | "text" } {
  const { pathname, searchParams } = new URL(request.url);
  const [number = "", , id = ""] = pathname.split("/").slice(3).map(decodeURIComponent);
  return { number, id, as: searchParams.get("as") === "text" ? "text" : "html" };
}

export async function mailPage({ context, request }: ScreenArguments): Promise<MailPage> {
  const { number, id, as } = whichMail(request);
  try {
    return { ...(await asked(context).call("/staff/getMailPreview", { number, id })), id, as };
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code))
      throw data(null, { status: 404 });
    throw error;
  }
}
