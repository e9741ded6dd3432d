import { refuse } from "../../../kernel/refusal.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { BytesDamaged, KeyDamaged } from "../../../platform/object-keys.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { byCaller } from "../../records/actions/by.server.ts";
import { lockCaller } from "../../records/actions/caller-store.server.ts";
import { recordAction } from "../../records/actions/store.server.ts";
import { fileById, nameOfFile, objectsOf, partOf, type EnquiryFile } from "./files-store.server.ts";
import { OpenEnquiryFile } from "./staff-contract.ts";
import { enquiryByNumber } from "./store.server.ts";

/** The look is written down before anything is opened. */
export const openFile = operation(OpenEnquiryFile, async ({ number, file: id }, context) => {
  const { db, caller } = context;
  const { enquiry, file } = await db.transaction().execute(async (tx) => {
    await lockCaller(tx, caller, "see_enquiries");
    const asked = (await enquiryByNumber(tx, number.toUpperCase())) ?? refuse("NOT_FOUND");
    const kept = await fileById(tx, id);
    if (kept?.enquiry_id !== asked.id || kept.state !== "kept" || asked.form === null) return refuse("NOT_FOUND");
    const on = { kind: "enquiry", id: asked.number } as const;
    await recordAction(tx, byCaller(context), "enquiry_file_seen", { on, file: kept.id });
    return { enquiry: asked, file: kept };
  });
  const bytes = (await wholeFile(file, context).catch(damaged)) ?? refuse("NOT_FOUND");
  return { name: nameOfFile(enquiry.number, file.id), kind: file.kind, file: bytes.toString("base64") };
});

/** Its key or one of its pieces: whoever sent it can be asked for it again. */
function damaged(error: unknown): never {
  if (error instanceof BytesDamaged || error instanceof KeyDamaged) return refuse("FILE_DAMAGED");
  throw error;
}

type Opening = Pick<Shop, "objects" | "objectKeys">;

/** Undefined: deleted meanwhile. */
async function wholeFile(file: EnquiryFile, { objects, objectKeys }: Opening): Promise<Buffer | undefined> {
  const key = objectKeys.unwrap({ master: file.master_key, wrapped: file.wrapped_key }, file.id);
  const pieces: Buffer[] = [];
  for (const [place, object] of objectsOf(file).entries()) {
    const sealed = await objects.get(object);
    if (!sealed) return undefined;
    pieces.push(key.open(sealed, partOf(place)));
  }
  return Buffer.concat(pieces);
}
