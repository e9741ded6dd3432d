import { actionKinds, type ActionKind } from "../../../features/records/actions/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { knownAsks } from "../../parts/known-asks.ts";

type Asks = {
  kind: ActionKind | undefined;
  person: string | undefined;
  thing: string | undefined;
  network: string | undefined;
};
export type TrailPage = Answer<"/staff/getTrail"> & Asks & { dropped: string[] };

export async function trailPage({ context, request }: ScreenArguments): Promise<TrailPage> {
  const { wish, after, before, dropped } = trailAsked(request);
  const place = after ? { after } : before ? { before } : {};
  const { call } = asked(context);
  const nothing = { kind: undefined, person: undefined, thing: undefined, network: undefined };
  const filter = { ...nothing, ...wish };
  try {
    return { ...(await call("/staff/getTrail", { ...wish, ...place })), ...filter, dropped };
  } catch (error) {
    // a place that is none: the list from its beginning
    if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
    return { ...(await call("/staff/getTrail", wish)), ...filter, dropped: [...dropped, ...Object.keys(place)] };
  }
}

/** `/console/trail?kind=reveals&person=desk&thing=order:FW…`: what is unknown is left out and named. */
export function trailAsked(request: Request) {
  const { asks, dropped } = knownAsks(request, {
    kind: new RegExp(`^(${actionKinds.join("|")})$`),
    person: /^(desk|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
    thing: /^.{1,200}$/,
    network: /^[\da-f.:/]{1,60}$/i,
    after: /^[\w-]{1,100}$/,
    before: /^[\w-]{1,100}$/,
  });
  const { after, before, person, thing, network } = asks;
  const kind = actionKinds.find((one) => one === asks.kind);
  const wish = {
    ...(kind && { kind }),
    ...(person && { person }),
    ...(thing && { thing }),
    ...(network && { network }),
  };
  return { wish, after, before, dropped };
}
