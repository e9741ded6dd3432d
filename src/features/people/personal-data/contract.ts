import * as z from "zod/mini";
import { endpoint } from "../../../kernel/endpoint.ts";
import { EnquiryForm } from "../enquiries/contract.ts";

const Text = z.nullable(z.string());
const Amount = z.int();

const Payment = z.object({
  method: z.string(),
  state: z.string(),
  amount: Amount,
  currency: z.string(),
  chargedAmount: Amount,
  chargedCurrency: z.string(),
  at: z.string(),
});
const Refund = z.object({
  reason: z.string(),
  state: z.string(),
  amount: Amount,
  currency: z.string(),
  askedAt: z.string(),
  settledAt: Text,
});
const Request = z.object({
  kind: z.string(),
  state: z.string(),
  reason: z.string(),
  note: Text,
  name: Text,
  contact: z.string(),
  answer: Text,
  askedAt: z.string(),
  decidedAt: Text,
});
const Package = z.object({
  iccid: z.string(),
  state: z.string(),
  useBy: z.string(),
  activatedAt: Text,
  expiresAt: Text,
  usedMb: z.int(),
  usage: z.array(z.object({ day: z.string(), usedMb: z.int() })),
});
const Shipping = z.object({
  country: z.string(),
  province: Text,
  city: Text,
  address: z.string(),
  postalCode: Text,
  contactPerson: z.string(),
  phone: z.string(),
});

const Order = z.object({
  number: z.string(),
  state: z.string(),
  plan: z.string(),
  way: z.string(),
  days: z.int(),
  quantity: z.int(),
  currency: z.string(),
  unitAmount: Amount,
  postage: Amount,
  discount: Amount,
  promoCode: Text,
  total: Amount,
  email: z.string(),
  language: z.string(),
  channel: z.string(),
  source: Text,
  subSource: Text,
  browserId: Text,
  device: z.unknown(),
  departsOn: Text,
  reminders: z.boolean(),
  placedAt: z.string(),
  paidAt: Text,
  closedAt: Text,
  consents: z.array(z.object({ consent: z.string(), version: z.string(), givenAt: z.string() })),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  requests: z.array(Request),
  declaredWithdrawals: z.array(
    z.object({ name: z.string(), contact: z.string(), receivedAt: z.string(), confirmedAt: Text }),
  ),
  shipping: z.nullable(Shipping),
  travellers: z.array(z.object({ name: z.string(), email: Text })),
  /** The kind of document; its characters are sealed and not exported. */
  documentType: z.nullable(z.int()),
  renewedSims: z.array(z.string()),
  packages: z.array(Package),
  letters: z.array(z.object({ kind: z.string(), sentAt: Text })),
});

const Document = z.object({
  documentType: z.int(),
  /** Masked. */
  documentNumber: z.string(),
  englishName: z.string(),
  chineseName: Text,
  birth: z.string(),
  expiry: Text,
  country: z.string(),
});

/** A registration under a real name. Of one that was sent without the account stands what its private link shows. */
const RealName = z.object({
  registration: z.string(),
  state: z.string(),
  purpose: z.nullable(z.int()),
  regions: z.array(z.string()),
  channel: z.string(),
  language: z.string(),
  email: Text,
  phone: Text,
  begunAt: z.string(),
  receivedAt: Text,
  decidedAt: Text,
  reasons: z.array(z.string()),
  reasonInOwnWords: Text,
  forgetAt: Text,
  forgottenAt: Text,
  /** The one whose number it puts right. */
  correctedSim: Text,
  sims: z.array(z.object({ iccid: z.string(), remark: Text, held: z.boolean() })),
  /** Named and not shown: photographs are seen by reviewers alone. */
  photos: z.array(z.object({ slot: z.string(), bytes: z.int(), addedAt: z.string(), goneAt: Text })),
  consents: z.array(z.object({ consent: z.string(), version: z.string(), givenAt: z.string() })),
  contactName: Text,
  document: z.nullable(Document),
  originalDocument: z.nullable(z.pick(Document, { documentType: true, documentNumber: true })),
});

const Enquiry = z.object({
  enquiry: z.string(),
  state: z.string(),
  language: z.string(),
  email: z.string(),
  company: z.string(),
  /** All that was chosen and written in it. */
  form: z.omit(EnquiryForm, { email: true, company: true }),
  receivedAt: z.string(),
  files: z.array(z.object({ name: z.string(), bytes: z.int(), addedAt: z.string() })),
  answers: z.array(z.object({ at: z.string(), text: z.string() })),
});

/** All data stored about a person. Times in ISO 8601, amounts in minor units (cents, fen), data in megabytes. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  account: z.object({
    email: z.string(),
    phone: Text,
    language: z.string(),
    hasPassword: z.boolean(),
    privacyPolicyVersion: Text,
    privacyPolicyAgreedAt: Text,
    createdAt: z.string(),
  }),
  sessions: z.array(
    z.object({
      device: z.string(),
      country: Text,
      staysSignedIn: z.boolean(),
      signedInAt: z.string(),
      seenAt: z.string(),
      endsAt: z.string(),
    }),
  ),
  passkeys: z.array(z.object({ name: z.string(), createdAt: z.string(), usedAt: Text })),
  addresses: z.array(
    z.extend(Shipping, { district: Text, email: Text, preferred: z.boolean(), createdAt: z.string() }),
  ),
  sims: z.array(
    z.object({ iccid: z.string(), remark: Text, addedByHand: z.boolean(), hidden: z.boolean(), addedAt: z.string() }),
  ),
  /** null: no choice was made. */
  alerts: z.nullable(z.object({ kinds: z.array(z.string()), byMail: z.boolean(), byPush: z.boolean() })),
  pushSubscriptions: z.array(z.object({ endpoint: z.string(), language: z.string(), createdAt: z.string() })),
  savedCards: z.array(
    z.object({ state: z.string(), brand: Text, lastFour: Text, expiresOn: Text, askedAt: z.string(), savedAt: Text }),
  ),
  autoTopUps: z.array(
    z.object({
      iccid: z.string(),
      plan: z.string(),
      days: z.int(),
      currency: z.string(),
      unitAmount: Amount,
      monthlyCap: Amount,
      onSince: Text,
      stopped: Text,
      changedAt: z.string(),
    }),
  ),
  /** Proven by the code on the card's holder. */
  prepaidCards: z.array(z.object({ iccid: z.string(), provenAt: z.string() })),
  /** Of prepaid cards, in HKD: below which balance it is told, and topped up by itself. */
  prepaidAlerts: z.array(z.object({ iccid: z.string(), below: Amount, byText: z.boolean(), changedAt: z.string() })),
  prepaidAutoTopUps: z.array(
    z.object({
      iccid: z.string(),
      tariff: z.string(),
      below: Amount,
      amount: Amount,
      monthlyCap: Amount,
      consentVersion: z.string(),
      onSince: Text,
      stopped: Text,
      changedAt: z.string(),
    }),
  ),
  /** Balance that was paid onto prepaid cards, in HKD; newest first. */
  topUps: z.array(
    z.object({
      number: z.string(),
      state: z.string(),
      iccid: z.string(),
      amount: Amount,
      bonus: Amount,
      email: Text,
      phone: Text,
      askedAt: z.string(),
      paidAt: Text,
      validUntil: Text,
    }),
  ),
  /** With the support chat; `quoted`: where the program led. */
  chats: z.array(
    z.object({
      language: z.string(),
      email: Text,
      begunAt: z.string(),
      lines: z.array(
        z.object({
          who: z.string(),
          said: Text,
          quoted: z.unknown(),
          helpful: z.nullable(z.boolean()),
          at: z.string(),
        }),
      ),
    }),
  ),
  /** E-mails about trouble of the shop and its networks; at most one. */
  statusMails: z.array(
    z.object({ language: z.string(), email: z.string(), askedAt: z.string(), confirmedAt: Text, forgetAt: Text }),
  ),
  /** Newest first. */
  orders: z.array(Order),
  realNames: z.array(RealName),
  enquiries: z.array(Enquiry),
});

export const ExportData = endpoint({
  path: "/account/exportData",
  summary:
    "Everything that is kept of the account's owner, as one object. Also as a file: GET /files/my-data.json with the session's cookie.",
  caller: "account",
  securityEvent: ["account", "exported"],
  limit: "costly",
  input: z.object({}),
  output: PersonalData,
});
