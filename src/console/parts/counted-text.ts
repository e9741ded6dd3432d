import { countText } from "../../kernel/count-text.ts";

/** `2,318`; `10,000+`, where nobody has counted on. */
export const countedText = ({ count, more }: { count: number; more: boolean }): string =>
  `${countText(count)}${more ? "+" : ""}`;
