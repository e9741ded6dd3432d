import { CallRefused } from "../../../../kernel/envelope.ts";
import { newUuid } from "../../../../kernel/uuid.ts";
import type { Answer } from "../../../ground/visit/calls.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import type { Package, Packages } from "../../../parts/packages/package.ts";
import { readAutoTopUp, type TopUp } from "./read-auto-top-up.ts";

export type Sim = Answer<"/account/getMySims">["sims"][number];
export type Usage = Answer<"/account/getUsage">;
export type Registration = Answer<"/account/getRegistrations">["sims"][number];
export type Alerts = Answer<"/account/getAlerts">;

/** What a SIM's page shows: one of its lists, or alerts and automatic top-up. */
export const shelves = ["purchased", "used", "alerts"] as const;

/** What the address asks for: which SIM, which part, whose days, and what is asked once more before it is done. */
export type View = {
  sim: string;
  show: (typeof shelves)[number];
  usage: string;
  step: "start" | "unsubscribe" | undefined;
  about: string;
  done: string;
};

export type Told = {
  sims: Sim[];
  view: View;
  /** None without a SIM. */
  packages: Packages | undefined;
  usage: Usage | undefined;
  /** Both where they are looked at, and none for who holds a SIM only. */
  alerts: Alerts | undefined;
  topUp: TopUp | undefined;
  /** How far the SIM is under a real name; none where it need not be. */
  registration: Registration | undefined;
  requestKey: string;
};

const steps = ["start", "unsubscribe"] as const;

export function viewIn(query: URLSearchParams): View {
  const step = steps.find((name) => query.has(name));
  const said = (name: string) => query.get(name) ?? "";
  const show = shelves.find((name) => name === said("show")) ?? "purchased";
  return { sim: said("sim"), show, usage: said("usage"), step, about: step ? said(step) : "", done: said("done") };
}

/**
 * `?tab=packages&sim=&show=&usage=`; a SIM that is not in the list is like none. One that was cancelled a moment ago
 * may leave between the list and its packages, as soon as the network has ended it: then the list is read once more.
 */
export async function readPackages(asking: Asking, query: URLSearchParams): Promise<Told> {
  return read(asking, query).catch((error: unknown) => (isGone(error) ? read(asking, query) : Promise.reject(error)));
}

const isGone = (error: unknown) => error instanceof CallRefused && error.code === "NOT_FOUND";

async function read(asking: Asking, query: URLSearchParams): Promise<Told> {
  const { call } = asking;
  const view = viewIn(query);
  const { sims } = await call("/account/getMySims", {});
  const sim = sims.find(({ iccid }) => iccid === view.sim) ?? sims[0];
  // who holds a SIM only sees its number masked
  const owner = sims.every(({ iccid }) => iccid !== null);
  const show = view.show === "alerts" && !owner ? "purchased" : view.show;
  const isTold = show === "alerts";
  const [packages, usage, alerts, topUp, registrations] = await Promise.all([
    sim && call("/account/getPackages", sim.iccid === null ? {} : { iccid: sim.iccid }),
    view.usage === "" ? undefined : usageOf(view.usage),
    isTold ? call("/account/getAlerts", {}) : undefined,
    isTold && sim?.own && sim.iccid !== null ? readAutoTopUp(asking, sim.iccid, query) : undefined,
    sim?.proven ? call("/account/getRegistrations", {}) : undefined,
  ]);
  return {
    sims,
    view: { ...view, show, sim: sim?.iccid ?? "" },
    packages,
    usage,
    alerts,
    topUp,
    registration: registrations?.sims.find(
      ({ masked, isNeeded, registration }) => masked === sim?.masked && (isNeeded || registration !== null),
    ),
    requestKey: newUuid(),
  };

  async function usageOf(packageId: string): Promise<Usage | undefined> {
    try {
      return await call("/account/getUsage", { packageId });
    } catch (error) {
      // an old or changed address: the page shows the rest
      if (isGone(error) || (error instanceof CallRefused && error.code === "INVALID_INPUT")) return undefined;
      throw error;
    }
  }
}

export const allOf = ({ purchased, used }: Packages): Package[] => [...purchased, ...used];
