import * as z from "zod/mini";
import { SmsRefused, type NewsTemplate } from "../../../adapters/sms/sms-sender.ts";
import { maskedIccid } from "../../../kernel/iccid.ts";
import { maskedPhone } from "../../../kernel/masked.ts";
import { mayTry, uncountAttempt, type AttemptLimit } from "../../../platform/attempts.server.ts";
import type { Shop } from "../../../platform/context.server.ts";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { realNameLetter, realNamePage } from "../../letters/mails/real-name-letter.server.ts";
import { noteMessage } from "../../records/sent-messages/store.server.ts";
import { companyOf } from "../../records/settings/company.server.ts";
import { isWithinBudget, releaseText } from "../proof-codes/text-budgets.server.ts";
import { keyOfRealName } from "./real-name-key.server.ts";
import { realNameStates } from "./rules.ts";
import { openContact } from "./sealed-contact.server.ts";
import { keptReasons, realNameById, simsLeftSince, simsOf, type RealName } from "./store.server.ts";

const Wish = z.object({
  id: z.uuid(),
  state: z.enum(realNameStates.filter((state) => state !== "draft")),
  version: z.int(),
  /** Sealed: the contact of a registration that has forgotten it. */
  to: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Of a contact that was corrected: the same news once more. */
  change: z.optional(z.string()),
  /** What a reviewer decided is told to somebody whom they have not seen named. */
  elsewhere: z.optional(z.boolean()),
});

/**
 * By e-mail to the person of the form; by text what a person has decided, and all of it where there is no mailbox. What was
 * overtaken by a later state is not told any more; a SIM that its person took out meanwhile overtakes nothing.
 */
export const tellRealName = sendingJob(
  "tell-real-name",
  Wish,
  async ({ id, state, version, change = "", elsewhere = false, ...sealed }, shop): Promise<void> => {
    const { db, mailer, origin, vault } = shop;
    const realName = await realNameById(db, id);
    if (!realName || version < realName.version - (await simsLeftSince(db, realName))) return;
    const { number, language: lang } = realName;
    const { email: to, phone } = state === "withdrawn" ? openContact(vault, sealed) : realName;
    const key = keyOfRealName(vault, id);
    const once = `${id}:${version}${change}`;
    if (to !== null) {
      const facts = { reasons: keptReasons(realName), ownWords: realName.reason_words, number, key, to, lang, origin };
      const isCorrection = state === "received" && realName.corrects_iccid !== null && realName.decided_at === null;
      const letter = isCorrection ? await correctingLetter(realName, facts, shop) : realNameLetter({ state, ...facts });
      await mailer.send({ id: once, to, ...letter });
    }
    const template = templates[state];
    if (template === "real_name_news" || to === null)
      await textOfRegistration(
        { template, key: once, isUnlooked: elsewhere || unlookedStates.has(state) },
        { ...realName, phone },
        shop,
      );
  },
);

/** Whoever found the link could have sent it: its person reads which SIM it is, and how to object. */
async function correctingLetter(
  { id, corrects_iccid: wrong }: RealName,
  facts: Omit<Parameters<typeof realNameLetter>[0], "state">,
  { db, config }: Shop,
) {
  const { email: helpAddress } = await companyOf(db, config);
  const sims = (await simsOf(db, id)).map(({ iccid }) => maskedIccid(iccid)).join(", ");
  return realNameLetter({ state: "correcting", ...facts, sim: `${maskedIccid(wrong!)} → ${sims}`, helpAddress });
}

const templates = {
  received: "real_name_received",
  again: "real_name_news",
  registered: "real_name_news",
  refused: "real_name_news",
  deregistered: "real_name_ended",
  withdrawn: "real_name_ended",
} as const;

/** A form is sent, and taken back at once, by whoever likes. */
const unlookedStates = new Set<string>(["received", "withdrawn"]);

/** Texts cost money, and whoever fills in a form can name anybody's phone: until a person has looked, few are sent. */
const unlookedTexts: AttemptLimit = { what: "texts of forms that came", most: 3, minutes: 1440 };

/** `about`: those of its SIMs that it tells of, where not of all. `isUnlooked`: no reviewer's decision is about this phone. */
type Text = {
  template: NewsTemplate & `real_name_${string}`;
  key: string;
  about?: readonly string[];
  isUnlooked?: boolean;
};

/** With the way to its page. A phone that can get none is no reason to try for ever. */
export async function textOfRegistration(
  { template, key, about, isUnlooked = false }: Text,
  realName: RealName,
  shop: Shop,
): Promise<void> {
  const { db, sms, log, origin, vault, clock } = shop;
  const { id, number, language, phone: to } = realName;
  if (to === null || (isUnlooked && !(await isAllowed(to, shop)))) return;
  const link = realNamePage({ number, key: keyOfRealName(vault, id), lang: language, origin });
  const iccids = about ?? (await simsOf(db, id)).map(({ iccid }) => iccid);
  const noted = { key, way: "text" as const, kind: template, iccids, recipient: maskedPhone(to) };
  try {
    await sms.sendSms({ key, to, language, template, parameters: { number, link } });
  } catch (error) {
    if (isUnlooked) await release(to, shop);
    const isRefused = error instanceof SmsRefused;
    await noteMessage(db, noted, isRefused ? "refused" : "failed", clock());
    if (!isRefused) throw error;
    return log.info({ template }, "a phone can get no text message");
  }
  await noteMessage(db, noted, "sent", clock());
}

async function isAllowed(to: string, shop: Shop): Promise<boolean> {
  if (!(await mayTry({ ...shop, now: shop.clock() }, unlookedTexts, to))) return false;
  return isWithinBudget(to, shop);
}

async function release(to: string, shop: Shop): Promise<void> {
  await uncountAttempt({ ...shop, now: shop.clock() }, unlookedTexts, to);
  await releaseText(to, shop);
}
