import type { Vault } from "../../../platform/vault.server.ts";
import type { RealName } from "./store.server.ts";

type Contact = Pick<RealName, "email" | "phone">;

/** Into a job, for the last message of a registration that has forgotten its contact by then. */
export const sealContact = (vault: Vault, { email, phone }: Contact) => ({
  to: email === null ? undefined : vault.seal(email).toString("base64"),
  phone: phone === null ? undefined : vault.seal(phone).toString("base64"),
});

export const openContact = (vault: Vault, { to, phone }: Partial<ReturnType<typeof sealContact>>): Contact => ({
  email: to === undefined ? null : vault.open(Buffer.from(to, "base64")),
  phone: phone === undefined ? null : vault.open(Buffer.from(phone, "base64")),
});
