import type { CardMove, KeptCard } from "./card-store.server.ts";

const open: readonly KeptCard["state"][] = ["waiting", "needs_action"];

export const cardSaved = (typed: CardMove["typed"]): CardMove => ({ from: ["waiting"], to: "saved", typed });
export const cardAsksBank = (typed: CardMove["typed"]): CardMove => ({ from: ["waiting"], to: "needs_action", typed });
export const cardDeclined: CardMove = { from: ["waiting"], to: "waiting", failure: "card_declined" };

export const bankAnswersForCard: Record<"approve" | "refuse", CardMove> = {
  approve: { from: ["needs_action"], to: "saved" },
  refuse: { from: ["needs_action"], to: "waiting", failure: "authentication_failed" },
};

/** Back to the shop without a card: after a try that failed for its reason, else as a change of mind. */
export const leavingWithoutCard = (failure: string | null): CardMove => ({
  from: open,
  to: "failed",
  failure: failure ?? "cancelled",
});

/** What the shop's request to delete a card does, in each state of the card. */
export const forgettingCard: readonly CardMove[] = [
  { from: ["saved"], to: "forgotten" },
  { from: open, to: "expired", failure: "cancelled" },
];
