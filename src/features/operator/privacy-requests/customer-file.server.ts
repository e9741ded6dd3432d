import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { ExportCustomer } from "./contract.ts";

/** Posted for, since each is written down. Its name says nothing of whom it is about. */
export const customerFile: FileOfSite = async ({ query, ask, now }) => {
  const { id } = query as Record<string, unknown>;
  const { file } = unwrap((await ask(ExportCustomer.path, { id })) as Envelope<OutputOf<typeof ExportCustomer>>);
  return {
    name: `farwave-customer-data-${now.toISOString().slice(0, 10)}.html`,
    type: "text/html; charset=utf-8",
    file,
  };
};
