import { data } from "react-router";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { entriesOf, shownAgain, type Answered } from "../../parts/form-answer.ts";

export type Row = Answer<"/staff/checkTrackingFile">["rows"][number];
export type Tracked = Answered & { rows?: Row[]; isTaken?: boolean };

export async function trackParcels({ context, request }: ScreenArguments) {
  const { call } = asked(context);
  const entries = await entriesOf(request);
  const { file = "", requestKey = "", do: what } = entries;
  if (what !== "check" && what !== "take") throw new Response(null, { status: 400 });
  try {
    const { rows } =
      what === "take"
        ? await call("/staff/takeTrackingFile", { requestKey, file })
        : await call("/staff/checkTrackingFile", { file });
    return data<Tracked>({ entries, fields: [], rows, isTaken: what === "take" });
  } catch (error) {
    return shownAgain(error, entries);
  }
}
