import { randomUUID } from "node:crypto";
import { StoreUnavailable } from "../../../adapters/storage/object-store.ts";
import type { InputOf } from "../../../kernel/endpoint.ts";
import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { attempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Context } from "../../../platform/context.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { NewBusinessAnnex } from "./contract.ts";
import { enquiryBehindKey, keyOfEnquiry, newEnquiryNumber } from "./enquiry-key.server.ts";
import { fileKindOf } from "./file-kind.ts";
import { beginFile, fileById, filesOf, notePiece, objectsOf, partOf, type EnquiryFile } from "./files-store.server.ts";
import { mostFileBytes, mostFiles, pieceBytes, type FileRefusal } from "./rules.ts";
import { insertDraft, lockEnquiry, type Enquiry } from "./store.server.ts";

/** Of one network in an hour: several forms with all their files. */
const filesOfNetwork: AttemptLimit = { what: "files of a network", most: 40, minutes: 60, network: true };

type Wish = InputOf<typeof NewBusinessAnnex>;

/**
 * The row first, then each sealed piece, then that it is there: killed anywhere, the same piece is sent again, and what
 * nobody goes on with is swept (sweep-enquiries.server.ts). No file is ever in memory whole.
 */
export const addPiece = operation(NewBusinessAnnex, async (wish, context) => {
  const { db, vault } = context;
  const { number, key = "" } = wish;
  const earlier = number === undefined ? undefined : await enquiryBehindKey(db, { number, key }, context);
  if (earlier && earlier.state !== "draft") return refuse("ENQUIRY_OVER");
  const piece = Buffer.from(wish.piece, "base64");
  const known = await fileById(db, wish.file);
  const file = known ?? (await begin(wish, piece, earlier, context));
  // somebody else's file is as unknown as none
  if (earlier && file.enquiry_id !== earlier.id) return refuse("NOT_FOUND");
  if (known && !earlier) return refuse("NOT_FOUND");
  if (file.state !== "writing" && file.state !== "kept") return refuse("ENQUIRY_OVER");
  const received = await put(file, wish.offset, piece, context);
  const { number: ofEnquiry } = earlier ?? (await lockEnquiry(db, file.enquiry_id));
  return {
    number: ofEnquiry,
    key: keyOfEnquiry(vault, file.enquiry_id),
    received,
    isWhole: received === file.bytes,
  };
});

const refuseFile = (why: FileRefusal): never => refuse("FILE_REFUSED", undefined, { why });

async function begin(wish: Wish, piece: Buffer, earlier: Enquiry | undefined, context: Context): Promise<EnquiryFile> {
  const { db, objectKeys, visitor, now } = context;
  if (wish.size === 0 || wish.offset > 0) return refuseFile("empty");
  if (wish.size > mostFileBytes) return refuseFile("heavy");
  const kind = fileKindOf(piece) ?? refuseFile("kind");
  await attempt(context, filesOfNetwork, visitor.address);
  const { wrapped } = objectKeys.make(wish.file);
  return db.transaction().execute(async (tx) => {
    const enquiryId = earlier?.id ?? randomUUID();
    if (!earlier) {
      const draft = { id: enquiryId, number: newEnquiryNumber(), language: visitor.language, begun_at: now };
      await insertDraft(tx, draft);
    }
    // whoever sends the form, or eleven files at once, waits here
    if ((await lockEnquiry(tx, enquiryId)).state !== "draft") return refuse("ENQUIRY_OVER");
    const begun = await filesOf(tx, enquiryId);
    if (begun.length >= mostFiles) return refuseFile("many");
    const file = {
      id: wish.file,
      enquiry_id: enquiryId,
      name: wish.name,
      kind,
      bytes: wish.size,
      master_key: wrapped.master,
      wrapped_key: wrapped.wrapped,
      added_at: now,
    };
    await beginFile(tx, file);
    return { ...file, received: 0, state: "writing", gone_at: null };
  });
}

/** How many bytes are there now. Only the next piece is taken, and only whole. */
async function put(file: EnquiryFile, offset: number, piece: Buffer, context: Context): Promise<number> {
  const { db, objects, objectKeys } = context;
  const received = Math.min(offset + pieceBytes, file.bytes);
  if (offset !== file.received || offset === file.bytes) return file.received;
  if (piece.length !== received - offset) return refuse("INVALID_INPUT", { field: "piece", problem: "format" });
  const place = offset / pieceBytes;
  const key = objectKeys.unwrap({ master: file.master_key, wrapped: file.wrapped_key }, file.id);
  await objects.put(objectsOf(file)[place]!, key.seal(piece, partOf(place))).catch((error: unknown) => {
    throw error instanceof StoreUnavailable ? new Refusal("TRY_AGAIN_LATER") : error;
  });
  await notePiece(db, file.id, offset, received);
  return (await fileById(db, file.id))!.received;
}
