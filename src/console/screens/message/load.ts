import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOfMessage, type Entries } from "./message-entries.ts";

export type MessageArguments = ScreenArguments & { params: { area?: string; path?: string } };
export type MessagePage = {
  area: string;
  path: string;
  message: Answer<"/staff/getMessage">;
  entries: Entries;
  version: number;
  draftedAt: string | undefined;
  colleagues: Answer<"/staff/getWordsDrafts">["others"];
  mayEdit: boolean;
  isPublished: boolean;
};

export const messageAt = ({ params: { area = "", path = "" } }: Pick<MessageArguments, "params">) => ({ area, path });

export async function messagePage(asking: MessageArguments): Promise<MessagePage> {
  const { call } = asked(asking.context);
  const at = messageAt(asking);
  const [message, mayEdit] = await Promise.all([
    messageCalled(),
    call("/staff/getMe", {}).then((me) => may(me, "edit_catalogue")),
  ]);
  const drafts = mayEdit ? await call("/staff/getWordsDrafts", at) : { mine: null, others: [] };
  return {
    ...at,
    message,
    entries: drafts.mine?.entries ?? entriesOfMessage(message.languages),
    version: drafts.mine?.version ?? message.version,
    draftedAt: drafts.mine?.savedAt,
    colleagues: drafts.others,
    mayEdit: mayEdit && message.isEditable,
    isPublished: new URL(asking.request.url).searchParams.has("published"),
  };

  async function messageCalled() {
    try {
      return await call("/staff/getMessage", at);
    } catch (error) {
      if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code))
        throw data(null, { status: 404 });
      throw error;
    }
  }
}
