import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetOrderDocuments } from "./contract.ts";

/** Posted for, since each is written down. */
export const documentsPdf: FileOfSite = async ({ query, ask }) => {
  const { number, language } = query as Record<string, unknown>;
  const answer = await ask(GetOrderDocuments.path, { number, language });
  const made = unwrap(answer as Envelope<OutputOf<typeof GetOrderDocuments>>);
  return {
    name: `farwave-documents-${made.number}.pdf`,
    type: "application/pdf",
    file: Buffer.from(made.file, "base64"),
  };
};
