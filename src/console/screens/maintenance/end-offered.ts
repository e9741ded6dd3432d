import { minuteMs } from "../../../kernel/duration.ts";
import type { MaintenancePage } from "./load.ts";

const step = 5 * minuteMs;

/** What stands in the form before anybody types: what visitors are told now, or an hour from now, on five minutes. */
export const endOffered = ({ closed, now }: Pick<MaintenancePage, "closed" | "now">): number =>
  closed ? Date.parse(closed.until) : Math.ceil((Date.parse(now) + 60 * minuteMs) / step) * step;
