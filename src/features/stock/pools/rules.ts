/** What lies in stock: eSIM profiles of our own, and cards in the storeroom. What a supplier makes is no stock. */
export const pools = ["esims", "cards"] as const;
export type Pool = (typeof pools)[number];

export type PieceState = "available" | "held" | "reserved" | "allotted" | "retired";
