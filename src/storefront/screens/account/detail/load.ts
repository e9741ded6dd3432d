import type { Answer } from "../../../ground/visit/calls.ts";
import type { Asking } from "../../../ground/visit/visit.ts";
import { phoneFacts, type PhoneFacts } from "../../../parts/phone/phone-facts.ts";

const edits = ["email", "phone", "password", "passkey", "delete"] as const;
/** Which form is open (`?edit=`), so that each is an address and works without scripts. */
export type Edit = (typeof edits)[number];

const outcomes = ["email", "phone", "password", "device", "devices", "passkey"] as const;
export type Outcome = (typeof outcomes)[number];

type Passkeys = Answer<"/passkey/getPasskeys">["passkeys"];
type Device = Answer<"/account/getDevices">["devices"][number];

export type ToldDetail = {
  edit: Edit | undefined;
  /** What was done just now (`?done=`). */
  done: Outcome | undefined;
  devices: Device[];
  passkeys: Passkeys;
} & PhoneFacts;

export async function tellDetail(asking: Asking, query: URLSearchParams): Promise<ToldDetail> {
  const edit = edits.find((one) => one === query.get("edit"));
  const [{ devices }, { passkeys }, phone] = await Promise.all([
    asking.call("/account/getDevices", {}),
    asking.call("/passkey/getPasskeys", {}),
    edit === "phone" ? phoneFacts(asking) : { codes: [], country: "" },
  ]);
  return {
    edit,
    done: outcomes.find((one) => one === query.get("done")),
    devices,
    passkeys,
    ...phone,
  };
}
