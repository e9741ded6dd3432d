import type { OutputOf } from "../../../kernel/endpoint.ts";
import { unwrap, type Envelope } from "../../../kernel/envelope.ts";
import type { FileOfSite } from "../../../platform/http/private-pages.server.ts";
import type { FileKind } from "./rules.ts";
import { OpenEnquiryFile } from "./staff-contract.ts";

const types: Readonly<Record<FileKind, { type: string; ending: string }>> = {
  jpeg: { type: "image/jpeg", ending: "jpg" },
  png: { type: "image/png", ending: "png" },
  pdf: { type: "application/pdf", ending: "pdf" },
};

/** A download and never a page; it is called after its enquiry, since what a stranger called it is no name for a disk. */
export const enquiryFile: FileOfSite = async ({ query, ask }) => {
  const { number, file } = query as Record<string, unknown>;
  const answer = await ask(OpenEnquiryFile.path, { number, file });
  const opened = unwrap(answer as Envelope<OutputOf<typeof OpenEnquiryFile>>);
  const { type, ending } = types[opened.kind];
  return { name: `${opened.name}.${ending}`, type, file: Buffer.from(opened.file, "base64") };
};
