import { conclude, type Conclusion } from "../../../features/catalogue/devices/rules.ts";
import { longestSearch } from "../../../features/catalogue/devices/search-devices.ts";
import { isMainlandPlan } from "../../../features/catalogue/plans/rules.ts";
import { deviceText, unlisted } from "../../../kernel/checked-device.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { isDate } from "../../../kernel/zoned-time.ts";
import type { DeviceQuery } from "../../ground/links.ts";
import type { Answer, CallPath, Wish } from "../../ground/visit/calls.ts";
import type { Asking } from "../../ground/visit/visit.ts";

export type Model = Answer<"/device/getDeviceList">["models"][number];
type Checked = Answer<"/device/checkDevice">;
type Plan = Answer<"/product/getPlanDetail">["plan"];

/** What the address says about a device, and what the shop knows of it. */
export type Finding = {
  brands: string[];
  /** Chosen, or that of the chosen model; its models are listed while none is chosen. */
  brand?: string;
  models: Model[];
  /** What was typed to find a model, among those of all brands. */
  typed?: string;
  checked?: Checked;
  isUnlisted: boolean;
  bought?: string;
  saysNoEid: boolean;
  /** Where one came from, and how that goes on. */
  plan?: Pick<Plan, "code" | "areaName" | "ways"> & { isMainland: boolean };
  trip: Pick<DeviceQuery, "plan" | "days" | "quantity" | "promo" | "from" | "back">;
};

/** An unknown value in the address is ignored: the page asks for it again. */
export async function findDevice(asked: URLSearchParams, asking: Asking): Promise<Finding> {
  const { call, currency, language } = asking;
  const [model, boughtSaid, code] = [asked.get("model") ?? "", asked.get("bought") ?? "", asked.get("plan") ?? ""];
  const bought = /^([A-Z]{2}|elsewhere)$/.test(boughtSaid) ? boughtSaid : undefined;
  const isUnlisted = model === unlisted;
  const known = <Path extends CallPath>(path: Path, wish: Wish<Path>) => answerOrNothing(call(path, wish));
  const [checked, found] = await Promise.all([
    model && !isUnlisted ? known("/device/checkDevice", { model, bought }) : undefined,
    code ? known("/product/getPlanDetail", { code, currency, lang: language }) : undefined,
  ]);
  const typed = asked.get("q")?.trim().slice(0, longestSearch);
  const search = model || asked.has("brand") ? undefined : typed;
  const brandSaid = checked?.device.brand ?? asked.get("brand")?.slice(0, 40);
  const list =
    (await known("/device/getDeviceList", { brand: brandSaid, search })) ?? (await call("/device/getDeviceList", {}));
  const brand = list.brands.find((one) => one === brandSaid);
  return {
    brands: brand || isUnlisted ? [] : list.brands,
    ...(brand && { brand }),
    models: checked || isUnlisted ? [] : list.models,
    ...(checked && { checked }),
    ...(search && { typed: search }),
    isUnlisted,
    ...(bought && { bought }),
    saysNoEid: asked.get("eid") === "none",
    ...(found && {
      plan: {
        code: found.plan.code,
        areaName: found.plan.areaName,
        ways: found.plan.ways,
        isMainland: isMainlandPlan(found.coverage.map(({ iso2 }) => iso2)),
      },
    }),
    trip: { ...(found && { plan: code }), ...tripIn(asked) },
  };
}

function tripIn(asked: URLSearchParams): Finding["trip"] {
  const count = (name: string) => (/^\d{1,3}$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : undefined);
  const [days, quantity] = [count("days"), count("quantity")];
  const promo = asked.get("promo")?.trim().slice(0, 40);
  const from = asked.get("from") ?? "";
  const back = asked.get("back") === "order" && { back: "order" as const };
  return {
    ...(days && { days }),
    ...(quantity && { quantity }),
    ...(promo && { promo }),
    ...(isDate(from) && { from }),
    ...back,
  };
}

async function answerOrNothing<T>(asking: Promise<T>): Promise<T | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT", "PLAN_NOT_ON_SALE"].includes(error.code))
      return undefined;
    throw error;
  }
}

/**
 * A model whose answer hangs on where it was bought, which was not said: some that show an EID take their own carrier's
 * eSIM only.
 */
export const placeIsOpen = ({ checked }: Finding): boolean => checked !== undefined && !checked.verdict;

/** `seenEid`: the form has just been given one whose check digits are right. */
export function conclusionOf(finding: Finding, seenEid: boolean): Conclusion | undefined {
  const { checked, isUnlisted, saysNoEid } = finding;
  if (seenEid && placeIsOpen(finding)) return undefined;
  const verdict = checked?.verdict ?? undefined;
  const concluded = conclude(verdict, seenEid ? "seen" : saysNoEid ? "none" : undefined);
  return concluded ?? (isUnlisted ? { answer: "look", reason: "unlisted", eidDecides: true } : undefined);
}

/** For the order: `apple-iphone-15.CN.no` */
export function noteFor({ checked, bought }: Finding, { answer, reason }: Conclusion): string {
  const place = checked?.device.places.length ? bought : undefined;
  return deviceText({
    model: checked?.device.slug ?? unlisted,
    bought: place,
    answer,
    eid: reason === "eid" || reason === "no_eid",
  });
}

/** `Samsung Galaxy S23`, but not `Fairphone Fairphone 5`. */
export function nameOf({ brand, model }: { brand: string; model: string }): string {
  return model.toLowerCase().startsWith(brand.toLowerCase()) || brand === "Apple" ? model : `${brand} ${model}`;
}
