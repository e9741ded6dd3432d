/** What people do with their phones, from the least speed to the most. */
export const speedUses = ["chat", "maps", "calls", "hd"] as const;
export type SpeedUse = (typeof speedUses)[number];
type HowWell = "well" | "poorly" | "not";

/** kbit/s from which it just about works, and from which it works (market research 3C; db/demo fair usage policy). */
const needs: Record<SpeedUse, { poorly: number; well: number }> = {
  chat: { poorly: 0, well: 128 },
  maps: { poorly: 256, well: 1000 },
  calls: { poorly: 1000, well: 2500 },
  hd: { poorly: 4000, well: 6000 },
};

export function howWell(use: SpeedUse, kbps: number): HowWell {
  if (kbps >= needs[use].well) return "well";
  return kbps >= needs[use].poorly ? "poorly" : "not";
}
