import { redirect } from "react-router";
import { fullyOffered } from "../../../kernel/language.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";

/** Published and withdrawn as any notice is: at once, until its end. */
export async function actOnFailures({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", name = "", version = "", countries = "", until = "" } = entries;
  try {
    if (entries["do"] === "withdraw") {
      await call("/staff/withdrawText", { requestKey, kind: "notice", name, version });
      return redirect("/console/coverage/failures?done=withdrawn");
    }
    const languages = fullyOffered.map((language) => {
      const said = (part: string) => entries[`${language}.${part}`] ?? "";
      const paragraphs = said("text")
        .replaceAll("\r\n", "\n")
        .split(/\n{2,}/);
      return [language, { title: said("title"), source: said("source"), paragraphs, right: [] }] as const;
    });
    const text = { kind: "notice" as const, name, facts: { countries }, languages: Object.fromEntries(languages) };
    const end = momentIn(until);
    await call("/staff/scheduleText", { requestKey, text, version: null, from: null, until: end });
    return redirect("/console/coverage/failures?done=put");
  } catch (error) {
    const shown = shownAgain(error, entries);
    shown.data.fields = shown.data.fields.map((one) => ({ ...one, field: fieldOf(one.field) }));
    return shown;
  }
}

/** Without an end such a notice is forgotten: where both moments are missing, it is the end that is asked for. */
const fieldOf = (field: string): string =>
  field === "from"
    ? "until"
    : field.replace(/^text\.(?:facts\.|languages\.)?/, "").replace(/\.paragraphs\.\d+$/, ".text");
