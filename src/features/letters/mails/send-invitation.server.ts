import * as z from "zod/mini";
import { LanguageCode } from "../../../kernel/fields.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { hashOfInvitation } from "../../staff/invitations/invite-member.server.ts";
import { invitationUntil } from "../../staff/invitations/store.server.ts";
import { invitationLetter } from "./invitation-letter.server.ts";

const Sealed = z.object({ to: z.string(), by: z.string(), token: z.string(), closesAt: z.optional(z.string()) });

/** While the link opens: one that was used, taken back or followed by a newer one is not sent any more. */
export const sendInvitation = sendingJob(
  "send-invitation",
  z.object({ id: z.uuid(), sealed: z.string(), language: LanguageCode }),
  async ({ id, sealed, language: lang }, { db, vault, mailer, clock, origin }): Promise<void> => {
    const { to, by, token, closesAt } = Sealed.parse(JSON.parse(vault.open(Buffer.from(sealed, "base64"))));
    const until = await invitationUntil(db, hashOfInvitation(token), clock());
    if (!until) return;
    const link = `${origin}/console/invitation?${new URLSearchParams({ key: token })}`;
    await mailer.send({ id, to, ...invitationLetter({ to, by, lang, link, until, closesAt }) });
  },
);
