import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { may } from "../../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOfMessage, entriesOfWish, type Entries } from "./message-entries.ts";

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
  /** The words to come that are looked at again. */
  change: string | undefined;
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
  const asks = new URL(asking.request.url).searchParams;
  const toCome = await wordsToCome(asks.get("change"));
  const drafts = mayEdit ? await call("/staff/getWordsDrafts", at) : { mine: null, others: [] };
  return {
    ...at,
    message,
    entries: toCome ? entriesOfWish(toCome.words) : (drafts.mine?.entries ?? entriesOfMessage(message.languages)),
    version: toCome ? message.version : (drafts.mine?.version ?? message.version),
    draftedAt: toCome ? undefined : drafts.mine?.savedAt,
    colleagues: drafts.others,
    mayEdit: mayEdit && message.isEditable,
    change: toCome && (asks.get("change") ?? undefined),
    isPublished: asks.has("published"),
  };

  async function wordsToCome(id: string | null) {
    if (id === null) return undefined;
    try {
      const { name, words } = await call("/staff/getTextChange", { id });
      return name === `${at.area} ${at.path}` ? (words ?? undefined) : undefined;
    } catch (error) {
      if (error instanceof CallRefused) return undefined;
      throw error;
    }
  }

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
