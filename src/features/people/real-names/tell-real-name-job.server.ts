import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter } from "../../letters/mails/real-name-letter.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { realNameStates } from "./rules.ts";
import { realNameById } from "./store.server.ts";
import { textOfRegistration } from "./text-of-registration.server.ts";

const Wish = z.object({
  id: z.uuid(),
  state: z.enum(realNameStates.filter((state) => state !== "draft")),
  version: z.int(),
  /** Sealed: the mailbox of a registration that has forgotten it. */
  to: z.optional(z.string()),
});

/**
 * By e-mail to the person of the form; by text what a person has decided, and all of it where there is no mailbox. What was
 * overtaken by a later state is not told any more.
 */
export const tellRealName = sendingJob(
  "tell-real-name",
  Wish,
  async ({ id, state, version, to: sealed }, shop): Promise<void> => {
    const { db, mailer, origin, vault } = shop;
    const realName = await realNameById(db, id);
    if (!realName || realName.version !== version) return;
    const { number, language: lang, reason } = realName;
    const to = sealed === undefined ? realName.email : vault.open(Buffer.from(sealed, "base64"));
    const key = keyOfRealName(vault, id);
    const once = `${id}:${version}`;
    if (to !== null)
      await mailer.send({ id: once, to, ...realNameLetter({ state, reason, number, key, to, lang, origin }) });
    const template = templates[state];
    if (template === "real_name_news" || (template && to === null))
      await textOfRegistration({ template, key: once }, realName, shop);
  },
);

/** What was taken back has forgotten its phone. */
const templates = {
  received: "real_name_received",
  again: "real_name_news",
  registered: "real_name_news",
  refused: "real_name_news",
  deregistered: "real_name_ended",
  withdrawn: undefined,
} as const;
