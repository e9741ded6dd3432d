import { redirect } from "react-router";
import { asked, type Call, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { numberIn } from "./load.ts";

type Entries = Record<string, string>;
type Seen = { requestKey: string; number: string; version: number };
type Deed = (call: Call, seen: Seen, entries: Entries) => Promise<string | undefined>;

const keep = (call: Call, { number }: Seen, answer: string) => call("/staff/keepEnquiryDraft", { number, answer });

/** What each button of the page does, and what is said of it then. */
const deeds: Readonly<Record<string, Deed>> = {
  async keep(call, seen, { answer = "" }) {
    await keep(call, seen, answer);
    return undefined;
  },
  async drop(call, seen) {
    await keep(call, seen, "");
    return undefined;
  },
  async give(call, seen, { to = "", me = "" }) {
    await call("/staff/assignEnquiry", { ...seen, to: to || null });
    return to === "" ? "released" : to === me ? "taken" : "given";
  },
  async move(call, seen, { state }) {
    await call("/staff/moveEnquiry", { ...seen, state: state as "looking" });
    return "moved";
  },
  async note(call, { requestKey, number }, { note = "" }) {
    await call("/staff/noteEnquiry", { requestKey, number, note });
    return "noted";
  },
  async undo(call, { requestKey, number }, { id = "" }) {
    await call("/staff/takeAnswerBack", { requestKey, number, id });
    return "undone";
  },
  async answer(call, seen, { answer = "" }) {
    await keep(call, seen, answer);
    await call("/staff/answerEnquiry", { ...seen, answer });
    return "answered";
  },
};

export async function actOnEnquiry({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const entries = await entriesOf(request);
  const number = numberIn(request);
  const { do: deed = "", requestKey = "", version = "" } = entries;
  if (!Object.hasOwn(deeds, deed)) throw new Response(null, { status: 400 });
  try {
    const done = await deeds[deed]!(call, { requestKey, number, version: Number(version) }, entries);
    return redirect(`/console/enquiries/${number}${done === undefined ? "" : `?done=${done}`}`);
  } catch (error) {
    return shownAgain(error, entries, { MAIL_NOT_AGAIN: words.order.mails.tooLate });
  }
}
