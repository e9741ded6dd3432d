import type { FastifyInstance } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";
import type { Answer } from "../answer.server.ts";
import { contextFor, type Shop } from "../context.server.ts";
import { sendPrivateFile } from "./private-file.server.ts";
import { pageSession } from "./session-at-hand.server.ts";
import { detectedLanguage, whereabouts } from "./visitor.server.ts";

/**
 * The customer's personal data as a file (issue 5): the answer of /account/exportData for the browser's session, also
 * without JavaScript.
 */
export function myDataRoutes(app: FastifyInstance, shop: Shop, answer: Answer): void {
  app.get("/files/my-data.json", async (request, reply) => {
    const language = detectedLanguage(request);
    const context = contextFor(
      shop,
      { language, ...whereabouts(request, shop.config) },
      pageSession(request, reply, shop),
    );
    const { envelope } = await answer("/account/exportData", {}, context);
    if (envelope.resultCode === "SUCCESS") {
      return sendPrivateFile(reply, {
        name: "farwave-my-data.json",
        type: "application/json",
        file: `${JSON.stringify(envelope.resultData, null, 2)}\n`,
      });
    }
    if (envelope.resultCode !== "TOKEN_VALID_FAIL") throw new Refusal(envelope.resultCode);
    context.session.end();
    return reply
      .header("cache-control", "private, no-store")
      .redirect(`/${language}/login?${new URLSearchParams({ back: `/${language}/account` })}`, 302);
  });
}
