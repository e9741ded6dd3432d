import { redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { idIn } from "./load.ts";

export async function answerVisitor({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const id = idIn(request);
  const entries = await entriesOf(request);
  const { requestKey = "", said = "", seen = "", answer, place, until } = entries;
  try {
    if (entries["do"] === "undo") {
      await call("/staff/takeChatAnswerBack", {
        requestKey,
        id,
        ...(answer ? { answer } : { place: Number(place), until }),
      });
      return redirect(`/console/chats/${id}`);
    }
    await call("/staff/keepChatDraft", { id, said: entries["do"] === "drop" ? "" : said });
    if (entries["do"]) return redirect(`/console/chats/${id}`);
    await call("/staff/answerChat", { requestKey, id, said, seen });
    return redirect(`/console/chats/${id}?done=sent`);
  } catch (error) {
    return shownAgain(error, entries, {
      CASE_CLOSED: words.chats.over,
      MAIL_NOT_AGAIN: words.order.mails.tooLate,
    });
  }
}
