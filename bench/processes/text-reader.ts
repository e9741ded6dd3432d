import { readText } from "../../src/features/people/document-reading/read-text.server.ts";
import { documentOnCard } from "../../src/features/people/real-names/read-card.ts";
import { answerAsks, tellReady } from "./answer-asks.ts";

/** What the shop's process for text does with a card. */
answerAsks({
  read: async ({ base64 }: { base64: string }) => documentOnCard(await readText(Buffer.from(base64, "base64")), null),
});
tellReady();
