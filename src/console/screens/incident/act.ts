import { redirect } from "react-router";
import { placeKinds, type TouchKind } from "../../../features/operator/incidents/rules.ts";
import { languages } from "../../../kernel/language.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain } from "../../parts/form-answer.ts";
import { momentIn } from "../../parts/typed-values.ts";

type Entries = Record<string, string>;
type Arguments = ScreenArguments & { params: { id?: string } };

export async function openIncident({ context, request }: ScreenArguments) {
  const entries = await entriesOf(request);
  const { requestKey = "" } = entries;
  try {
    const { id } = await asked(context).call("/staff/openIncident", { requestKey, ...factsIn(entries) });
    return redirect(`/console/incidents/${id}?done=opened`);
  } catch (error) {
    return atFields(error, entries);
  }
}

export async function actOnIncident({ context, request, params: { id = "" } }: Arguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { requestKey = "", do: what, version = "", seen = "", letter = "" } = entries;
  const shown = (done: string) => redirect(`/console/incidents/${id}?done=${done}`);
  try {
    const keep = (kept: Entries | null) => call("/staff/keepIncidentDraft", { id, entries: kept });
    switch (what) {
      case "keep":
      case "drop":
        await keep(what === "keep" ? typedIn(entries) : null);
        return redirect(`/console/incidents/${id}`);
      case "change":
        await call("/staff/changeIncident", { requestKey, id, version: Number(version), ...factsIn(entries) });
        return shown("changed");
      case "write":
        await keep(typedIn(entries));
        await call("/staff/writeToTouched", { requestKey, id, seen, texts: textsIn(entries) });
        return shown("written");
      case "back":
        await call("/staff/takeLetterBack", { requestKey, id: letter });
        return shown("back");
      case "look":
        await keep(typedIn(entries));
        return { entries, fields: [] };
      default:
        throw new Response(null, { status: 400 });
    }
  } catch (error) {
    return atFields(error, entries);
  }
}

/** The form has one field for what the contract calls a kind and a name. */
function atFields(error: unknown, entries: Entries) {
  const shown = shownAgain(error, entries);
  const of = placeKinds.find((kind) => kind === entries["what"]);
  for (const one of shown.data.fields)
    if (/^(touches|name)$/.test(one.field))
      one.field = of === undefined ? "what" : of === "carrier" ? "carrier" : "place";
  return shown;
}

const typedIn = (entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name.startsWith("texts.")));

function textsIn(entries: Entries): Record<string, { subject: string; text: string }> {
  const typed = languages.filter((language) => entries[`texts.${language}.subject`] !== undefined);
  return Object.fromEntries(
    typed.map((language) => [
      language,
      { subject: entries[`texts.${language}.subject`] ?? "", text: entries[`texts.${language}.text`] ?? "" },
    ]),
  );
}

/** What was typed; the contract judges it. A gateway or supplier is chosen with its kind: `supplier:reseller`. */
function factsIn(entries: Entries) {
  const { title = "", what = "", since = "", until = "", still = "", place = "", carrier = "" } = entries;
  const [touches = "", chosen = ""] = what.split(":");
  const there = [place.trim().toUpperCase(), touches === "carrier" ? carrier.trim() : ""].filter(Boolean).join(" ");
  const name = placeKinds.some((kind) => kind === touches) ? there : chosen;
  return {
    title,
    touches: touches as TouchKind,
    name: name || null,
    still: still !== "all",
    since: momentIn(since) ?? "",
    until: momentIn(until),
  };
}
