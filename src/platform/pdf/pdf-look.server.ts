/**
 * A4 in points, and the shop's colours by day (ui/tokens.css is the original). Paper stays white: receipts are printed.
 */
export const paper = { width: 595.28, height: 841.89, side: 56, top: 92, bottom: 84 };
export const inside = paper.width - 2 * paper.side;

export const colour = {
  ink: "#0a1f44",
  soft: "#44587a",
  cobalt: "#173f8f",
  cinnabar: "#cb3419",
  line: "#c9d7e6",
  wash: "#dbe6f6",
  well: "#f2f6fa",
  gilt: "#735210",
  giltWash: "#f4e9d0",
  night: "#0d2a66",
  foam: "#7f9fd0",
} as const;
