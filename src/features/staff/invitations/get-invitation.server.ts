import { refuse } from "../../../kernel/refusal.ts";
import { operation } from "../../../platform/operation.server.ts";
import { base32, totpAddress } from "../staff-keys/totp.server.ts";
import { secretFor } from "./code-app.server.ts";
import { GetInvitation } from "./contract.ts";
import { hashOfInvitation } from "./invite-member.server.ts";
import { invitedBy } from "./store.server.ts";

export const getInvitation = operation(GetInvitation, async ({ token }, { db, vault, now }) => {
  const { email, name } = (await invitedBy(db, hashOfInvitation(token), now)) ?? refuse("NOT_FOUND");
  const secret = secretFor(token, vault);
  return { email, name, secret: base32(secret), address: totpAddress(secret, email) };
});
