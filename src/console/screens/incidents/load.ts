import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

export type Line = Answer<"/staff/getOutsideHours">["services"][number];
type Jobs = Answer<"/staff/getGivenUpJobs">;
export type IncidentsPage = Jobs & {
  outside: Answer<"/staff/getOutsideHours">;
  as: "chart" | "table";
  recorded: Answer<"/staff/getIncidents">;
  told: Answer<"/staff/getOutages">;
  reports: Answer<"/staff/getPlaceReports">["places"];
  closed: Answer<"/staff/getMaintenanceSwitch">["closed"];
  kind: string | undefined;
  isFirst: boolean;
  done: string | undefined;
  /** Of a press for all of a kind: tried, and put away. */
  counts: [tried: number, putAway: number];
  dropped: string[];
};

/** `/console/incidents?kind=send-mail&after=1234`. */
export async function incidentsPage({ context, request }: ScreenArguments): Promise<IncidentsPage> {
  const { asks, dropped } = knownAsks(request, {
    kind: /^[a-z-]{1,40}$/,
    after: /^\d{1,18}$/,
    as: /^(chart|table)$/,
    incidents: /^[\w-]{1,100}$/,
    outages: /^[\w-]{1,100}$/,
    done: /^[a-z]{1,20}$/,
    tried: /^\d{1,4}$/,
    away: /^\d{1,4}$/,
  });
  const { kind, after, done, tried = 0, away = 0 } = asks;
  const { call } = asked(context);
  const [jobs, { closed }, outside, { places: reports }, recorded, told] = await Promise.all([
    call("/staff/getGivenUpJobs", { ...(kind && { kind }), ...(after && { after }) }),
    call("/staff/getMaintenanceSwitch", {}),
    call("/staff/getOutsideHours", {}),
    call("/staff/getPlaceReports", {}),
    fromPlace("incidents", (from) => call("/staff/getIncidents", from)),
    fromPlace("outages", (from) => call("/staff/getOutages", from)),
  ]);
  return {
    ...jobs,
    closed,
    outside,
    recorded,
    told,
    reports,
    as: asks.as === "table" ? "table" : "chart",
    kind,
    isFirst: after === undefined,
    done,
    counts: [Number(tried), Number(away)],
    dropped,
  };

  /** A place that is none: the list from its beginning. */
  async function fromPlace<List>(name: "incidents" | "outages", read: (from: { after?: string }) => Promise<List>) {
    const place = asks[name];
    try {
      return await read(place ? { after: place } : {});
    } catch (error) {
      if (!place || !(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
      dropped.push(name);
      return read({});
    }
  }
}
