import * as z from "zod/mini";
import { sendingJob } from "../../../platform/jobs/job.server.ts";
import { atlasOf } from "../../catalogue/destinations/atlas.server.ts";
import { countryNames } from "../../catalogue/destinations/country-names.server.ts";
import { enquiryLetter } from "../../letters/mails/enquiry-letter.server.ts";
import type { EnquiryForm } from "./contract.ts";
import { keyOfEnquiry } from "./enquiry-key.server.ts";
import { letAnswerGo } from "./entries-store.server.ts";
import { filesOf } from "./files-store.server.ts";
import { formFacts } from "./form-facts.server.ts";
import { enquiryById } from "./store.server.ts";

/** `answer`: the entry that a colleague wrote; without it, that the enquiry has arrived. */
const Wish = z.object({ id: z.uuid(), version: z.int(), answer: z.optional(z.uuid()) });

/** To the mailbox of the form: that it arrived, by when it is answered, and what was answered. */
export const tellEnquiry = sendingJob(
  "tell-enquiry",
  Wish,
  async (wish, { db, mailer, origin, vault, catalogueVersion }): Promise<void> => {
    const { id, version, answer } = wish;
    const enquiry = await enquiryById(db, id);
    // forgotten meanwhile
    if (!enquiry?.email || !enquiry.due_at) return;
    // before it is sent: from here on nobody takes it back
    const written = answer === undefined ? undefined : await letAnswerGo(db, answer);
    if (answer !== undefined && !written) return;
    const { number, email: to, language: lang, company, due_at: dueAt } = enquiry;
    const key = keyOfEnquiry(vault, id);
    const form = answer === undefined && enquiry.form;
    const files = form ? await filesOf(db, id) : [];
    const nameOfCountry = countryNames(await atlasOf({ db, catalogueVersion }), lang);
    const letter = enquiryLetter({
      number,
      key,
      to,
      lang,
      origin,
      dueAt,
      company: company ?? "",
      form: form ? formFacts({ form: form as EnquiryForm, files, nameOfCountry }, lang) : [],
      answer: written?.text,
    });
    await mailer.send({ id: answer ?? `${id}:${version}`, to, ...letter });
  },
);
