import {
  NotificationRefused,
  SupplierUnavailable,
  type EsimSupplier,
  type ProfileReport,
  type SuppliedProfile,
  type SupplierEvent,
  type SupplyAnswer,
} from "../src/adapters/supply/esim-supplier.ts";

/** How it behaves; `loses_answers` does what it is asked, and the response is lost. */
export type Mood = "at_once" | "asynchronous" | "down" | "loses_answers" | "refuses" | "fewer" | "twice" | "dies";

/** A supplier in memory that behaves as a test sets it. The real ones have their own suite (adapters/supply). */
export function pretendSupplier(name: EsimSupplier["name"] = "reseller") {
  const orders = new Map<string, { quantity: number; profiles: SuppliedProfile[]; ready: boolean }>();
  const asked: string[] = [];
  const cancelled: string[] = [];
  const reports = new Map<string, ProfileReport>();
  let mood: Mood = "at_once";
  let made = 0;

  const profile = (): SuppliedProfile => {
    made++;
    return { iccid: iccidNumbered(made), smdpAddress: "rsp.supplier.example", matchingId: `MADE-${made}` };
  };
  const told = (key: string): SupplyAnswer => {
    const { profiles, ready } = orders.get(key)!;
    if (!ready) return { state: "accepted", reference: `ref_${key}` };
    if (mood === "fewer") return { state: "ready", reference: `ref_${key}`, profiles: profiles.slice(1) };
    return {
      state: "ready",
      reference: `ref_${key}`,
      profiles: mood === "twice" ? profiles.map(() => profiles[0]!) : profiles,
    };
  };

  const supplier: EsimSupplier = {
    name,
    async order({ key, quantity }) {
      asked.push("order");
      if (mood === "down") throw new SupplierUnavailable("told to be down");
      if (mood === "refuses") return { state: "failed", failure: "sold out" };
      if (!orders.has(key))
        orders.set(key, {
          quantity,
          profiles: Array.from({ length: quantity }, profile),
          ready: mood !== "asynchronous",
        });
      if (mood === "loses_answers") throw new SupplierUnavailable("told to lose the answer");
      if (mood === "dies") throw new Error("the process died between order and note");
      return told(key);
    },
    async findOrder({ key }) {
      asked.push("findOrder");
      if (mood === "down") throw new SupplierUnavailable("told to be down");
      return orders.has(key) ? told(key) : undefined;
    },
    async madeFor({ key }) {
      asked.push("madeFor");
      if (mood === "down") throw new SupplierUnavailable("told to be down");
      const order = orders.get(key);
      return order?.ready
        ? {
            iccids: order.profiles.map(({ iccid }) => iccid).filter((iccid) => !cancelled.includes(iccid)),
            more: false,
          }
        : { iccids: [], more: true };
    },
    async cancel({ iccid }) {
      asked.push("cancel");
      if (mood === "down") throw new SupplierUnavailable("told to be down");
      if (mood === "refuses") return "refused";
      cancelled.push(iccid);
      return "cancelled";
    },
    async findProfile(iccid) {
      asked.push("findProfile");
      return reports.get(iccid);
    },
    async readNotification(body, headers) {
      if (headers.signature !== "right") throw new NotificationRefused("wrong signature");
      return (JSON.parse(body.toString()) as SupplierEvent[]).map(
        (event) =>
          Object.fromEntries(
            Object.entries(event).map(([key, value]) => [
              key,
              /(^at|At)$/.test(key) ? new Date(value as string) : value,
            ]),
          ) as unknown as SupplierEvent,
      );
    },
  };
  return {
    supplier,
    orders,
    asked,
    cancelled,
    reports,
    be: (one: Mood) => void (mood = one),
    /** What was accepted is made now. */
    finish: () => orders.forEach((order) => (order.ready = true)),
    /** It will hand out a profile twice. */
    giveOutAgain: (profile: SuppliedProfile) =>
      orders.forEach((order) => (order.profiles = order.profiles.map(() => profile))),
  };
}

function iccidNumbered(number: number): string {
  return `89440099${String(number).padStart(11, "0")}`;
}
