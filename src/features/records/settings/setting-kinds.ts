import type { Currency } from "../../../kernel/currency.ts";
import { Email } from "../../../kernel/fields.ts";
import { daysIn } from "../../../kernel/hong-kong-holidays.ts";
import { someOf } from "../../../kernel/offer.ts";
import { fault, type Fault } from "../../../kernel/record-problem.ts";
import { webAddress } from "../../../kernel/web-address.ts";
import type { Shape } from "./line-shapes.ts";
import { areWays } from "./ways-to-pay.ts";

export type Whole = {
  kind: "whole";
  unit: "minutes" | "hours" | "days" | "pieces" | "percent";
  least: number;
  most: number;
};
/** `17:00` by the operator's clocks. */
type Clock = { kind: "clock" };
export type Flag = { kind: "flag" };
/** One line of text, at most so long. */
type Line = { kind: "line"; most: number; shape?: Shape };
type Mailbox = { kind: "mailbox" };
/** Where browsers are sent, out of the shop; none is the shop's own page. */
type Address = { kind: "address" };
/** Days in a row, `2027-12-25 2027-12-27`. */
type Days = { kind: "days" };
/** Some of a list, between commas, and never none. */
type Some = { kind: "some"; of: readonly string[] };
/** Which gateway takes which method of paying in a currency, `card=stripe,alipay=none`; never none at all. */
type Ways = { kind: "ways"; currency: Currency };
export type Kind = Whole | Clock | Flag | Line | Mailbox | Address | Days | Some | Ways;
export type SettingValue = number | string | boolean;

/** What cannot be read stays text, and does not fit. */
export const read: Record<Exclude<Kind["kind"], "ways">, (written: string) => SettingValue> = {
  whole: (written) => (/^\d{1,9}$/.test(written) ? Number(written) : written),
  clock: (written) => written,
  line: (written) => written,
  mailbox: (written) => written,
  address: (written) => webAddress(written) ?? written,
  days: (written) => daysIn(written)?.join(" ") ?? written,
  some: (written) => written,
  flag: (written) => (written === "on" ? true : written === "off" ? false : written),
};

export function faultOf(setting: Kind): Fault {
  if (setting.kind === "whole") return fault("whole", setting.least, setting.most);
  if (setting.kind === "line") return setting.shape ? fault(setting.shape.fault) : fault("long", setting.most);
  if (setting.kind === "mailbox") return fault("mailbox");
  if (setting.kind === "address") return fault("web_address");
  if (setting.kind === "days") return fault("day");
  if (setting.kind === "some") return fault("choose", setting.of);
  return setting.kind === "clock" ? fault("clock_time") : fault("choose", ["on", "off"]);
}

/** Also asked of what the database holds: an older or newer version may have had other bounds. */
export function fits(setting: Kind, value: unknown): value is SettingValue {
  if (setting.kind === "flag") return typeof value === "boolean";
  if (setting.kind === "line")
    return (
      typeof value === "string" &&
      value.length <= setting.most &&
      (setting.shape?.fits(value) ?? /^[^\p{Cc}\p{Cs}]+$/u.test(value))
    );
  if (setting.kind === "mailbox") return Email.safeParse(value).success;
  if (setting.kind === "address") return typeof value === "string" && webAddress(value) === value;
  if (setting.kind === "days") return typeof value === "string" && daysIn(value) !== undefined;
  if (setting.kind === "some") return typeof value === "string" && someOf(setting.of, value) !== undefined;
  if (setting.kind === "ways") return areWays(value);
  if (setting.kind === "clock") return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
  return Number.isInteger(value) && Number(value) >= setting.least && Number(value) <= setting.most;
}
