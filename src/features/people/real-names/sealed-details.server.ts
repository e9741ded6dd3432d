import { Refusal, refuse } from "../../../kernel/refusal.ts";
import { BytesDamaged, KeyDamaged, type ObjectKey, type ObjectKeys } from "../../../platform/object-keys.server.ts";
import type { Proof } from "../identity-logins/proof-of.server.ts";
import type { DocumentDetails } from "./contract.ts";
import type { RealName } from "./store.server.ts";

/** What is sealed of a registration, besides its photographs. */
type SealedDetails = {
  contactName: string;
  document: DocumentDetails;
  /** What a digital identity has proved of it. */
  proof?: Proof | undefined;
  original?: { type: DocumentDetails["type"]; number: string } | undefined;
};

const part = "details";

export function sealDetails(key: ObjectKey, details: SealedDetails): Buffer {
  return key.seal(Buffer.from(JSON.stringify(details)), part);
}

type Keyed = Pick<RealName, "id" | "master_key" | "wrapped_key">;

/** Null once they are deleted. */
export function openDetails(keys: ObjectKeys, realName: Keyed & Pick<RealName, "details">): SealedDetails | null {
  if (realName.details === null) return null;
  const sealed = realName.details;
  const key = keyOf(keys, realName);
  const opened = unlessDamaged(() => key.open(sealed, part)) ?? refuse("REAL_NAME_UNREADABLE", undefined, detailsAlone);
  return JSON.parse(opened.toString()) as SealedDetails;
}

/** Of whoever is refused because of it: what else was sent still opens. */
const detailsAlone = { what: "details" };

/** Undefined where they alone are damaged: they can be typed anew. */
export function detailsUnlessLost(
  keys: ObjectKeys,
  realName: Keyed & Pick<RealName, "details">,
): SealedDetails | null | undefined {
  try {
    return openDetails(keys, realName);
  } catch (error) {
    if (error instanceof Refusal && error.facts["what"] === detailsAlone.what) return undefined;
    throw error;
  }
}

/** What is sealed opens no more: undefined. */
export function unlessDamaged<Opened>(open: () => Opened): Opened | undefined {
  try {
    return open();
  } catch (error) {
    if (error instanceof BytesDamaged) return undefined;
    throw error;
  }
}

export function keyOf(keys: ObjectKeys, { id, master_key: master, wrapped_key }: Keyed): ObjectKey {
  const wrapped = wrapped_key ?? refuse("REAL_NAME_OVER");
  try {
    return keys.unwrap({ master, wrapped }, id);
  } catch (error) {
    if (error instanceof KeyDamaged) return refuse("REAL_NAME_UNREADABLE");
    throw error;
  }
}
