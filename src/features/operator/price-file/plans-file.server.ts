import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import { GetPlansFile } from "./contract.ts";

/** The importer's file, for a spreadsheet and back: no cell is escaped, since the importer would read the apostrophe. */
export const plansFile: FileOfSite = async ({ ask }) => {
  const { content } = unwrap((await ask(GetPlansFile.path, {})) as Envelope<OutputOf<typeof GetPlansFile>>);
  return { name: "plans.csv", type: "text/csv; charset=utf-8", file: content };
};
