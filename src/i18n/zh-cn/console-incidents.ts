import type { words as en } from "../en/console-incidents.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "故障与维护",
} satisfies Words<typeof en>;
