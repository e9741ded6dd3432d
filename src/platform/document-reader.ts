import type { ReadDocument } from "../kernel/read-document.ts";

/** Reads what stands in a photograph of a document (features/people/document-reading). */
export type DocumentReader = {
  /** `read` is null where nothing could be read, and missing where nobody could look: too many wait, or the process failed. */
  read(jpeg: Buffer, today: string): Promise<{ read?: ReadDocument | null }>;
  close(): void;
};
