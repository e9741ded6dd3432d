import { data, redirect } from "react-router";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain, type Answered } from "../../parts/form-answer.ts";
import { factsIn, textsIn } from "./facts.ts";

type Entries = Record<string, string>;
type Arguments = ScreenArguments & { params: { id?: string } };

export async function openOutage({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "", do: what } = entries;
  const { call } = asked(context);
  try {
    await call("/staff/keepOutageDraft", { id: null, entries: what === "drop" ? null : typedIn(entries) });
    if (what === "look") return data<Answered>({ entries, fields: [] });
    if (what !== "open") return redirect("/console/incidents/public/new");
    const { id } = await call("/staff/openOutage", { requestKey, ...factsIn(entries) });
    return redirect(`/console/incidents/public/${id}?done=opened`);
  } catch (error) {
    return atFields(error, entries);
  }
}

export async function actOnOutage({ context, request, params: { id = "" } }: Arguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", do: what, version = "" } = entries;
  const shown = (done: string) => redirect(`/console/incidents/public/${id}?done=${done}`);
  try {
    const keep = (kept: Entries | null) => call("/staff/keepOutageDraft", { id, entries: kept });
    switch (what) {
      case "keep":
      case "drop":
        await keep(what === "keep" ? typedIn(entries) : null);
        return redirect(`/console/incidents/public/${id}`);
      case "change":
        await call("/staff/changeOutage", { requestKey, id, version: Number(version), ...factsIn(entries) });
        return shown("changed");
      case "update":
        await keep(typedIn(entries));
        await call("/staff/addOutageUpdate", {
          requestKey,
          id,
          texts: textsIn(entries, "texts"),
          isOver: entries["isOver"] === "on",
        });
        return shown("updated");
      case "hide":
        await call("/staff/hideOutage", { requestKey, id });
        return shown("hidden");
      case "look":
        await keep(typedIn(entries));
        return data<Answered>({ entries, fields: [] });
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return atFields(error, entries);
  }
}

const notTyped = new Set(["requestKey", "do", "isOver"]);
const typedIn = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => !notTyped.has(name)));

/** A list is typed into one field: what is wrong with one of it stands there. */
function atFields(error: unknown, entries: Entries) {
  const shown = shownAgain(error, entries);
  for (const one of shown.data.fields) one.field = one.field.replace(/^(places|plans|carriers)\.\d+$/, "$1");
  return shown;
}
