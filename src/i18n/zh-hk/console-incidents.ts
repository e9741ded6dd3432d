import type { words as en } from "../en/console-incidents.ts";
import type { Words } from "../words.ts";

export const words = {
  title: "事故與維護",
} satisfies Words<typeof en>;
