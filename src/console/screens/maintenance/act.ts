import { data, redirect } from "react-router";
import { languages } from "../../../kernel/language.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain, type Answered } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";

type Entries = Record<string, string>;

export async function actOnMaintenance({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", do: what } = entries;
  try {
    switch (what) {
      case "look":
        return data<Answered>({ entries, fields: [] });
      case "close":
        await call("/staff/closeShop", {
          requestKey,
          until: momentIn(entries["until"] ?? "") ?? "",
          reason: reasonIn(entries),
        });
        return redirect("/console/incidents/maintenance?done=closed");
      case "open":
        await call("/staff/openShop", { requestKey });
        return redirect("/console/incidents/maintenance?done=opened");
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return shownAgain(error, entries);
  }
}

/** Null where nothing was typed in any language. */
function reasonIn(entries: Entries): Record<string, string> | null {
  const typed = languages.flatMap((language) => {
    const text = entries[`reason.${language}`];
    return text === undefined ? [] : [[language, text] as const];
  });
  return typed.some(([, text]) => text.trim() !== "") ? Object.fromEntries(typed) : null;
}
