import { mostFileBytes, mostFiles, pieceBytes, type FileRefusal } from "../../../features/people/enquiries/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { Call } from "../../ground/visit/calls.ts";

/** The form that files belong to, as the shop knows it; undefined until the first one. */
export type FormLink = { number: string; key: string };

type Sending = {
  call: Call;
  link: FormLink | undefined;
  /** Names the file: sent again under the same id it goes on where it stopped. */
  id?: string;
  from?: number;
  /** After each piece. */
  onPiece?: (link: FormLink, received: number) => void;
  isCancelled?: () => boolean;
};
type Uploaded = { link: FormLink; id: string; received: number; isWhole: boolean };

/** Piece by piece: no call is long, none is large, and what was sent is not sent again. */
export async function sendFile(
  file: File,
  { call, link: known, id = newUuid(), from = 0, onPiece, isCancelled }: Sending,
): Promise<Uploaded> {
  let [link, received] = [known, from];
  for (;;) {
    const piece = file.slice(received, received + pieceBytes);
    const sent = await call("/newBusinessAnnex", {
      ...link,
      file: id,
      name: file.name.trim().slice(-200) || "file",
      size: file.size,
      offset: received,
      piece: await base64Of(piece),
    });
    const { number, key, isWhole } = sent;
    received = sent.received;
    link = { number, key };
    onPiece?.(link, received);
    if (isWhole || isCancelled?.()) return { link, id, received, isWhole };
  }
}

/** Undefined: it is not the file that is refused. */
export const whyRefusedFile = (error: unknown): FileRefusal | undefined =>
  error instanceof CallRefused && error.code === "FILE_REFUSED" ? (error.details.why as FileRefusal) : undefined;

/** The form's files were swept after a day, or it was sent from another page. */
export const isOver = (error: unknown): boolean =>
  error instanceof CallRefused && (error.code === "NOT_FOUND" || error.code === "ENQUIRY_OVER");

/** What a failed piece means: the file waits and goes on, its form is over, or it stays out for a reason that has words. */
type Failure = "offline" | "waiting" | "over" | { why: FileRefusal | "changed" } | { message: string };

export function failureOf(error: unknown): Failure {
  // its bytes cannot be read, or are others than when it was chosen
  if (!(error instanceof CallRefused) || error.code === "INVALID_INPUT") return { why: "changed" };
  if (error.code === "TRY_AGAIN_LATER") return "offline";
  if (error.code === "TOO_MANY_REQUESTS") return "waiting";
  if (isOver(error)) return "over";
  const why = whyRefusedFile(error);
  return why ? { why } : { message: error.message };
}

/** Which of the chosen files cannot be taken, beside those that the form has already; only what is taken counts. */
export function refusalsOf(chosen: readonly Pick<File, "size">[], taken: number): (FileRefusal | undefined)[] {
  let count = taken;
  return chosen.map(({ size }) => {
    const why = size === 0 ? "empty" : size > mostFileBytes ? "heavy" : count >= mostFiles ? "many" : undefined;
    if (!why) count++;
    return why;
  });
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const pieces: string[] = [];
  // a call takes only so many arguments; a multiple of three, so that the pieces join without padding
  for (let at = 0; at < bytes.length; at += 24_576)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + 24_576))));
  return pieces.join("");
}
