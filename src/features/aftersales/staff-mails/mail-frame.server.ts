import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetMailPreview } from "./contract.ts";

/** The HTML of a preview by itself, for the frame that shows it with its own styles. */
export const mailFrame: FileOfSite = async ({ query, ask }) => {
  const { number, id } = query as Record<string, unknown>;
  const answer = (await ask(GetMailPreview.path, { number, id })) as Envelope<OutputOf<typeof GetMailPreview>>;
  return { name: "mail.html", type: "text/html; charset=utf-8", file: unwrap(answer).letter?.html ?? "" };
};
