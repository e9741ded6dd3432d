import * as z from "zod/mini";
import { addJobs } from "../../../platform/jobs/add-job.server.ts";
import { job, sendingJob } from "../../../platform/jobs/job.server.ts";
import { countingVersions } from "../../catalogue/content/store.server.ts";
import { policyLetter } from "../../letters/mails/policy-letter.server.ts";
import { accountToTell, takeUntold } from "./policy-letters-store.server.ts";

/** So many in one transaction: one that is killed goes on with those who were not told. */
const inOneGo = 100;

/** Behind everything that somebody waits for. A later material change takes its place: nobody is told of both. */
export const tellOfPolicy = job("tell-of-policy", z.object({ version: z.string() }), async ({ version }, shop) => {
  const { db, clock } = shop;
  let told = inOneGo;
  while (told === inOneGo)
    told = await db.transaction().execute(async (tx) => {
      const { versions } = await countingVersions(tx);
      if (versions[0] !== version) return 0;
      const accounts = await takeUntold(tx, { version, versions, now: clock(), most: inOneGo });
      await addJobs(
        tx,
        accounts.map((accountId) => ({
          name: "send-policy-letter",
          payload: { accountId, version },
          once: `policy-letter:${accountId}:${version}`,
          priority: 5,
        })),
      );
      return accounts.length;
    });
});

const Wish = z.object({ accountId: z.uuid(), version: z.string() });

export const sendPolicyLetter = sendingJob("send-policy-letter", Wish, async ({ accountId, version }, shop) => {
  const { db, mailer, origin } = shop;
  const account = await accountToTell(db, accountId);
  const { versions } = await countingVersions(db);
  // deleted, agreed meanwhile, or overtaken by a later change
  if (!account || versions[0] !== version || versions.includes(account.privacy_version ?? "")) return;
  const { email: to, lang } = account;
  await mailer.send({ id: `${accountId}:${version}`, to, ...policyLetter({ to, lang, origin }) });
});
