import { redirect } from "react-router";
import { asked, type Answer, type ScreenArguments } from "../ground/asking.ts";

export type Drafts = Answer<"/staff/getFormDrafts">["drafts"];

/** Which form of its page is sent. */
export const keptField = "keptForm";

/** What a screen loads, with what was typed into its forms and not sent. */
export const withDrafts =
  <Asking extends ScreenArguments, Loaded extends object>(load: (asking: Asking) => Promise<Loaded>) =>
  async (asking: Asking): Promise<Loaded & { drafts: Drafts }> => {
    const page = new URL(asking.request.url).pathname;
    const [loaded, { drafts }] = await Promise.all([
      load(asking),
      asked(asking.context).call("/staff/getFormDrafts", { page }),
    ]);
    return { ...loaded, drafts };
  };

/** Keeps what is typed; what was done, and leads on, is kept no longer. */
export const keeping =
  <Asking extends ScreenArguments>(act: (asking: Asking) => Promise<unknown>) =>
  async (asking: Asking): Promise<unknown> => {
    const { context, request } = asking;
    const sent = [...(await request.clone().formData())].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    const form = sent.find(([name]) => name === keptField)?.[1];
    if (form === undefined) return act(asking);
    const { pathname: page, search } = new URL(request.url);
    const keep = (entries: Record<string, string> | null) =>
      asked(context).call("/staff/keepFormDraft", { page, form, entries });
    const wants = (deed: string) => sent.some(([name, value]) => name === "do" && value === deed);
    if (wants("keep") || wants("drop")) {
      await keep(wants("drop") ? null : Object.fromEntries(sent.filter(([name]) => !notTyped.has(name))));
      return redirect(page + search);
    }
    const answer = await act(asking);
    if (answer instanceof Response && answer.status < 400) await keep(null);
    return answer;
  };

const notTyped = new Set([keptField, "do", "requestKey"]);
