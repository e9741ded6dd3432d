import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Names = Answer<"/staff/getIncidents">["names"];
export type IncidentPage = Answer<"/staff/getIncident"> & {
  names: Names;
  isFirst: boolean;
  done: string | undefined;
  dropped: string[];
};
export type NewIncidentPage = { names: Names; what: string | undefined; dropped: string[] };

type Arguments = ScreenArguments & { params: { id?: string } };

/** `/console/incidents/<id>?after=FW…`. */
export async function incidentPage({ context, request, params }: Arguments): Promise<IncidentPage> {
  const { asks, dropped } = knownAsks(request, { after: /^[A-Za-z0-9-]{1,40}$/, done: /^[a-z]{1,20}$/ });
  const { call } = asked(context);
  const { after, done } = asks;
  const found = call("/staff/getIncident", { id: params.id ?? "", ...(after && { after }) }).catch((error) => {
    const isNone = error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code);
    throw isNone ? data(null, { status: 404 }) : error;
  });
  const [page, { names }] = await Promise.all([found, call("/staff/getIncidents", {})]);
  return { ...page, names, isFirst: after === undefined, done, dropped };
}

/** `/console/incidents/new?what=supplier:reseller`. */
export async function newIncidentPage({ context, request }: ScreenArguments): Promise<NewIncidentPage> {
  const { asks, dropped } = knownAsks(request, { what: /^[a-z]{1,20}(:[\w-]{1,40})?$/ });
  const { names } = await asked(context).call("/staff/getIncidents", {});
  return { names, what: asks.what, dropped };
}
