import { walletNames } from "../../adapters/wallet/wallet.ts";
import { GetShares } from "../../features/aftersales/esim-shares/contract.ts";
import { GetInstall } from "../../features/aftersales/installs/contract.ts";
import { GetOrderDetail } from "../../features/aftersales/order-details/contract.ts";
import { GetOrderResult } from "../../features/aftersales/order-details/result-contract.ts";
import { GetDataLeft } from "../../features/aftersales/packages/contract.ts";
import { GetPlanChanges } from "../../features/aftersales/plan-changes/contract.ts";
import { GetRefundTerms } from "../../features/aftersales/refund-requests/contract.ts";
import type { EsimToInstall } from "../../features/sales/orders/contract.ts";
import { activationCode, androidInstallLink, appleInstallLink } from "../../kernel/activation-code.ts";
import type { Endpoint, OutputOf } from "../../kernel/endpoint.ts";
import { success, type Envelope } from "../../kernel/envelope.ts";
import { maskedIccid } from "../../kernel/iccid.ts";
import { shownLanguage, type Language } from "../../kernel/language.ts";
import { money } from "../../kernel/money.ts";

const number = "FW7K3M9QXA2B";
/** As the pages behind an order's link ask for it; nobody checks an example's key. */
export const exampleLink = `order=${number}&key=example`;
export const exampleInstallLink = "id=example&key=example";

const japan: Partial<Record<Language, string>> = { "zh-cn": "日本", "zh-hk": "日本", ja: "日本", ko: "일본" };
const price = money(10_500, "HKD");
const none = money(0, "HKD");
const total = money(21_000, "HKD");
const placedAt = "2026-11-21T08:00:00.000Z";
const paidAt = "2026-11-21T08:01:00.000Z";
const useBy = "2027-05-20T08:01:00.000Z";

const smdpAddress = "smdp.example.com";
const esim = (position: number, traveller: string | null): EsimToInstall => {
  const matchingId = `EXAMPLE-${position}`;
  const code = activationCode({ smdpAddress, matchingId });
  return {
    position,
    iccid: `898523400000000${position}002`,
    smdpAddress,
    matchingId,
    activationCode: code,
    appleLink: appleInstallLink(code),
    androidLink: androidInstallLink(code),
    confirmationCode: null,
    profileState: "released",
    profileStateAt: null,
    device: null,
    traveller,
    installId: "example",
    installKey: "example",
  };
};
const esims = [esim(1, null), esim(2, "陳大文")];

const plan = (language: Language) =>
  ({
    planCode: "jp-day-1gb",
    kind: "day_pass",
    area: "JP",
    areaName: japan[shownLanguage(language)] ?? "Japan",
    allowanceMb: 1024,
    days: 7,
    quantity: 2,
    way: "esim",
    unitPrice: price,
    postage: none,
    discount: none,
    total,
  }) as const;

/** Mei's two eSIMs for a week in Japan, delivered and not installed yet: what the pages of an order are told. */
function answers(language: Language): ReadonlyMap<string, unknown> {
  const said = <Of extends Endpoint>({ path }: Of, answer: OutputOf<Of>) => [path, answer] as const;
  const step = { open: false, sum: null, method: null, text: null };
  const sold = plan(language);
  return new Map<string, unknown>([
    said(GetOrderDetail, {
      ...sold,
      orderNumber: number,
      state: "delivered",
      notices: [],
      email: "mei@example.com",
      clock: { zone: "Asia/Tokyo", city: "Tokyo" },
      speedAfterKbps: 1024,
      givenBack: [],
      payments: [{ method: "alipay", purpose: "order", sold: total, charged: total, rate: null, at: paidAt }],
      sims: esims.map(({ position, iccid, traveller }) => ({ position, iccid, traveller, useBy })),
      timeline: [
        { ...step, kind: "placed", at: placedAt },
        { ...step, kind: "paid", at: paidAt, sum: total, method: "alipay" },
        { ...step, kind: "delivered", at: paidAt },
      ],
      agreedTo: null,
      parcel: null,
      can: { install: true, pay: false, refund: true, change: false, withdraw: true, receipt: true },
    }),
    said(GetRefundTerms, {
      way: "esim",
      sims: esims.map(({ position, iccid, traveller }) => ({
        position,
        iccid: maskedIccid(iccid),
        traveller,
        answer: "at_once" as const,
        why: "unused" as const,
        back: price,
        until: useBy,
      })),
      total,
      methods: ["alipay"],
      together: false,
      withdrawal: { lastDay: "2026-12-05", open: true },
    }),
    said(GetPlanChanges, {
      why: null,
      current: { code: sold.planCode, days: sold.days, networks: [], breakout: ["HK"], useByDays: 180 },
      plans: [],
      open: null,
    }),
    said(GetDataLeft, { sims: [] }),
    said(GetShares, { shares: [] }),
    said(GetOrderResult, {
      ...sold,
      orderNumber: number,
      outcome: "success",
      processing: null,
      failure: null,
      refused: null,
      placedAt,
      email: "mei@example.com",
      notices: [],
      startRule: "first_connection",
      identity: "none",
      reinstall: "same_device",
      departsOn: null,
      promoCode: null,
      method: "alipay",
      esims,
      parcel: null,
      renewals: [],
      wallets: [...walletNames],
    }),
    said(GetInstall, {
      outcome: "ready",
      area: sold.area,
      areaName: sold.areaName,
      kind: sold.kind,
      allowanceMb: sold.allowanceMb,
      days: sold.days,
      startRule: "first_connection",
      identity: "none",
      reinstall: "same_device",
      esim: { ...esims[0]!, codes: esims[0]! },
      sharedUntil: null,
      wallets: [...walletNames],
      page: null,
    }),
  ]);
}

/** What a call answers on an example's pages; whatever is not about an order is answered as to a stranger. */
export function ofExample(language: Language): (path: string, answered: Envelope) => Envelope {
  const known = answers(language);
  return (path, answered) => (known.has(path) ? success(known.get(path)) : answered);
}
