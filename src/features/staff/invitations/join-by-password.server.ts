import { refuse } from "../../../kernel/refusal.ts";
import { attempt } from "../../../platform/attempts.server.ts";
import { operation } from "../../../platform/operation.server.ts";
import { keepPassword } from "../members/store.server.ts";
import { staffPasswordLimits } from "../staff-keys/rules.ts";
import { stepOf } from "../staff-keys/totp.server.ts";
import { secretFor } from "./code-app.server.ts";
import { JoinByPassword } from "./contract.ts";
import { hashOfInvitation } from "./invite-member.server.ts";
import { join } from "./join.server.ts";
import { invitedBy } from "./store.server.ts";

export const joinByPassword = operation(JoinByPassword, async ({ token, name, password, code }, context) => {
  const { db, vault, passwords, now, visitor } = context;
  const member = (await invitedBy(db, hashOfInvitation(token), now)) ?? refuse("NOT_FOUND");
  await attempt(context, staffPasswordLimits.network, visitor.address);
  const secret = secretFor(token, vault);
  const step = stepOf(code, secret, now) ?? refuse("CODE_WRONG", { field: "code", problem: "app_code" });
  const hash = await passwords.hash(password);
  await join({ token, name, way: "password", member }, context, (tx) =>
    keepPassword(tx, member.id, {
      hash,
      totpSecret: vault.seal(secret.toString("base64url")),
      totpStep: step,
    }),
  );
  return {};
});
