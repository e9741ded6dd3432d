import type { Generated, GeneratedAlways } from "kysely";
import type { Currency } from "../../kernel/currency.ts";
import type {
  AccountAddressRow,
  AccountRow,
  AlertKind,
  AutoTopUpOrderRow,
  AutoTopUpRow,
  EsimTicketRow,
  PasskeyRow,
  ProofCodeRow,
  PushSubscriptionRow,
  SavedCardRow,
  SessionRow,
} from "./tables/accounts.ts";
import type {
  TextChangeRow,
  TextParagraphsRow,
  TextProposalRow,
  CarrierRow,
  DestinationRow,
  DeviceRow,
  ExchangeRateRow,
  FaqRow,
  NetworkRow,
  NoticeRow,
  PlaceRow,
  PlanPriceRow,
  PriceChangeRow,
  PriceProposalRow,
  PastPriceRow,
  PlanCostRow,
  PlanRow,
  PolicyRow,
  PostalServiceRow,
  RegionRow,
} from "./tables/catalogue.ts";
import type { ChatLineRow, ChatRow } from "./tables/chats.ts";
import type {
  ChinaAppRow,
  ChinaAreaRow,
  ChinaFigureRow,
  ChinaPassportRow,
  ChinaPortRow,
  ChinaRuleRow,
  ChinaSourceRow,
} from "./tables/china.ts";
import type { Day, Json } from "./tables/columns.ts";
import type { EnquiryEntryRow, EnquiryFileRow, EnquiryRow } from "./tables/enquiries.ts";
import type {
  LedgerEntryRow,
  SealedMonthRow,
  DifferenceDecisionRow,
  LedgerHourRow,
  LedgerSummedRow,
  PaymentRow,
  DisputeMoveRow,
  DisputeRow,
  PayoutLineRow,
  PayoutRow,
  RefundHourRow,
  RefundRow,
  RefundsSummedRow,
  SalesHourRow,
  SalesSummedRow,
  RefusedTryRow,
  FirstDayHourRow,
  FirstDaysSummedRow,
  VisitHourRow,
  VisitsSummedRow,
} from "./tables/money.ts";
import type {
  FraudMarkRow,
  FraudSignRow,
  GoodwillCodeRow,
  ReleasedOrderRow,
  OrderAddressRow,
  OrderConsentRow,
  OrderDocumentRow,
  OrderRenewalRow,
  OrderRow,
  OrderTravellerRow,
  PlanChangeRow,
  PromoCodeRow,
  PromoUseRow,
  RefundRequestRow,
  StaffRefundRow,
  WithdrawalStatementRow,
} from "./tables/orders.ts";
import type {
  OutageCheckRow,
  OutageRow,
  OutageSampleRow,
  OutageSignRow,
  OutageUpdateRow,
  StatusLetterRow,
  OutageWaiterRow,
  StatusSubscriberRow,
} from "./tables/outages.ts";
import type {
  PrepaidAlertRow,
  PrepaidAutoChargeRow,
  PrepaidAutoTopUpRow,
  PrepaidCardRow,
  PrepaidCorrectionRow,
  PrepaidEntryRow,
  PrepaidLineRow,
  PrepaidReadingRow,
  TopUpRow,
} from "./tables/prepaid.ts";
import type {
  IdentityLoginRow,
  RealNameConsentRow,
  RealNameFormHandOverRow,
  RealNameFormTakenRow,
  RealNameHandOverRow,
  RealNamePhotoRow,
  RealNameRow,
  RealNameSimRow,
  ToldSimRow,
} from "./tables/real-names.ts";
import type {
  ActionLinkRow,
  ActionRow,
  CaseRow,
  ClickRow,
  IncidentLetterRow,
  IncidentOrderRow,
  IncidentRow,
  MailboxMoveRow,
  MailRow,
  MaintenanceRow,
  OutsideHourRow,
  PrivacyRequestRow,
  SettingChangeRow,
  StaffRequestRow,
  LinkListChangeRow,
  WordChangeRow,
} from "./tables/shop.ts";
import type {
  DataPlanRow,
  DispatchRow,
  EsimProfileRow,
  EsimShareRow,
  EsimSwapRow,
  SimBlockRow,
  SimCardRow,
  SimSightingRow,
  StockBatchRow,
  StockDayRow,
  StockHoldRow,
  StockMoveRow,
  StockUploadRow,
  SupplierEventRow,
  SupplyOrderRow,
} from "./tables/sims.ts";
import type {
  BulkActionRow,
  BulkCaseActionRow,
  BulkEnquiryActionRow,
  DraftRow,
  FormDraftRow,
  ListLayoutRow,
  SavedViewRow,
  OrderExportRow,
  RevealRow,
  RightUseRow,
  StaffPasskeyRow,
  StaffRow,
  StaffSessionRow,
} from "./tables/staff.ts";

export type * from "./tables/accounts.ts";
export type * from "./tables/catalogue.ts";
export type * from "./tables/money.ts";
export type * from "./tables/orders.ts";
export type * from "./tables/prepaid.ts";
export type * from "./tables/shop.ts";
export type * from "./tables/sims.ts";
export type * from "./tables/staff.ts";

/**
 * The tables as TypeScript sees them; test/tables.db.test.ts compares every name and nullability with the real
 * database.
 */
export type Tables = {
  destinations: DestinationRow;
  places: PlaceRow;
  carriers: CarrierRow;
  networks: NetworkRow;
  regions: RegionRow;
  plans: PlanRow;
  plan_prices: PlanPriceRow;
  past_prices: PastPriceRow;
  plan_costs: PlanCostRow;
  price_changes: PriceChangeRow;
  price_proposals: PriceProposalRow;
  exchange_rates: ExchangeRateRow;
  devices: DeviceRow;
  china_sources: ChinaSourceRow;
  china_figures: ChinaFigureRow;
  china_rules: ChinaRuleRow;
  china_ports: ChinaPortRow;
  china_areas: ChinaAreaRow;
  china_passports: ChinaPassportRow;
  china_apps: ChinaAppRow;
  postal_services: PostalServiceRow;
  postal_fees: { iso2: string; currency: Currency; amount: number };
  catalogue_version: { one_row: Generated<boolean>; version: string };
  notices: NoticeRow;
  faq: FaqRow;
  policies: PolicyRow;
  policy_versions: {
    docname: string;
    version: string;
    /** In the order in which they came into force. */
    place: GeneratedAlways<string>;
    material: Generated<boolean>;
  };
  privacy_requests: PrivacyRequestRow;
  policy_texts: PolicyRow;
  policy_letters: { account_id: string; version: string; told_at: Date };
  orders: OrderRow;
  order_consents: OrderConsentRow;
  order_travellers: OrderTravellerRow;
  order_addresses: OrderAddressRow;
  order_documents: OrderDocumentRow;
  order_renewals: OrderRenewalRow;
  promo_codes: PromoCodeRow;
  promo_series: { prefix: string; made_by: string; made_at: Date };
  promo_amounts: { code: string; currency: Currency; amount: number };
  promo_uses: PromoUseRow;
  payments: PaymentRow;
  gateway_events: { gateway: string; event_id: string; kind: string; received_at: Date };
  refused_tries: RefusedTryRow;
  refunds: RefundRow;
  disputes: DisputeRow;
  dispute_moves: DisputeMoveRow;
  payouts: PayoutRow;
  payout_lines: PayoutLineRow;
  ledger_entries: LedgerEntryRow;
  sealed_months: SealedMonthRow;
  difference_decisions: DifferenceDecisionRow;
  ledger_hours: LedgerHourRow;
  ledger_summed: LedgerSummedRow;
  sales_hours: SalesHourRow;
  sales_summed: SalesSummedRow;
  refund_hours: RefundHourRow;
  refunds_summed: RefundsSummedRow;
  first_day_hours: FirstDayHourRow;
  first_days_summed: FirstDaysSummedRow;
  visit_hours: VisitHourRow;
  visits_summed: VisitsSummedRow;
  refund_requests: RefundRequestRow;
  staff_refunds: StaffRefundRow;
  withdrawal_statements: WithdrawalStatementRow;
  goodwill_codes: GoodwillCodeRow;
  fraud_marks: FraudMarkRow;
  fraud_signs: FraudSignRow;
  released_orders: ReleasedOrderRow;
  plan_changes: PlanChangeRow;
  esim_profiles: EsimProfileRow;
  sim_cards: SimCardRow;
  stock_holds: StockHoldRow;
  stock_batches: StockBatchRow;
  stock_uploads: StockUploadRow;
  place_reports: { iso2: string; hour: Date; works: boolean; travellers: number; networks: number };
  coverage_uploads: FileUploadRow<"carriers" | "networks">;
  catalogue_uploads: FileUploadRow<"destinations" | "regions" | "plans" | "places" | "postage" | "devices">;
  promo_uploads: FileUploadRow<"promo-codes">;
  rate_uploads: FileUploadRow<"exchange-rates">;
  china_uploads: FileUploadRow<"sources" | "figures" | "rules" | "ports" | "areas" | "passports" | "apps">;
  stock_days: StockDayRow;
  stock_moves: StockMoveRow;
  dispatches: DispatchRow;
  supply_orders: SupplyOrderRow;
  supplier_events: SupplierEventRow;
  data_plans: DataPlanRow;
  sim_blocks: SimBlockRow;
  esim_swaps: EsimSwapRow;
  sim_sightings: SimSightingRow;
  esim_shares: EsimShareRow;
  mailbox_moves: MailboxMoveRow;
  mails: MailRow;
  cases: CaseRow;
  actions: ActionRow;
  action_links: ActionLinkRow;
  staff: StaffRow;
  staff_roles: { name: string; title: string | null };
  staff_further_roles: { staff_id: string; role: string };
  staff_grants: { role: string; right: string };
  staff_limits: { role: string; right: string; most_cny: number; second_person: boolean };
  staff_invitations: { token_hash: Buffer; staff_id: string; expires_at: Date };
  staff_passkeys: StaffPasskeyRow;
  staff_challenges: { id: string; challenge: string; staff_id: string | null; expires_at: Date };
  staff_sessions: StaffSessionRow;
  reveals: RevealRow;
  order_exports: OrderExportRow;
  saved_views: SavedViewRow;
  list_layouts: ListLayoutRow;
  bulk_actions: BulkActionRow;
  bulk_case_actions: BulkCaseActionRow;
  bulk_action_cases: {
    bulk_action_id: string;
    place: number;
    case_id: string;
    version: number;
    outcome: string | null;
  };
  bulk_enquiry_actions: BulkEnquiryActionRow;
  bulk_action_enquiries: {
    bulk_action_id: string;
    place: number;
    enquiry_id: string;
    version: number;
    outcome: string | null;
  };
  bulk_action_orders: { bulk_action_id: string; place: number; order_id: string; outcome: string | null };
  staff_requests: StaffRequestRow;
  staff_places: { staff_id: string; who: string; seen_at: Date };
  drafts: DraftRow;
  form_drafts: FormDraftRow;
  order_notes: { id: Generated<string>; order_id: string; staff_id: string; at: Date; text: string };
  note_mentions: { note_id: string; staff_id: string; called: string; seen_at: Date | null };
  text_paragraphs: TextParagraphsRow;
  text_changes: TextChangeRow;
  text_proposals: TextProposalRow;
  accounts: AccountRow;
  sessions: SessionRow;
  esim_tickets: EsimTicketRow;
  known_places: { account_id: string; who: string; seen_at: Date };
  proof_codes: ProofCodeRow;
  attempts: { what: string; who: string; begun_at: Date; ends_at: Date; tries: number };
  shared_calls: { what: string; who: string; begun_at: Date; ends_at: Date; tries: number };
  passkeys: PasskeyRow;
  passkey_challenges: { id: string; challenge: string; account_id: string | null; expires_at: Date };
  account_addresses: AccountAddressRow;
  account_sims: {
    account_id: string;
    iccid: string;
    remark: string | null;
    added: boolean;
    hidden: Generated<boolean>;
    proven_by: string | null;
    added_at: Date;
  };
  /** A bigint is text: it may not fit a number. */
  usage_days: { order_id: string; position: number; day: Day; used_bytes: string };
  package_starts: {
    request_key: string;
    order_id: string;
    position: number;
    account_id: string | null;
    asked_at: Date;
  };
  alert_choices: { account_id: string; kinds: AlertKind[]; by_mail: boolean; by_push: boolean };
  alerts: { order_id: string; position: number; kind: AlertKind; day: Day | null; raised_at: Date };
  push_subscriptions: PushSubscriptionRow;
  sent_messages: {
    key: string;
    way: "push" | "text";
    kind: string;
    order_id: string | null;
    position: number | null;
    iccid: string | null;
    recipient: string;
    state: "sent" | "failed" | "refused";
    at: Date;
  };
  saved_cards: SavedCardRow;
  auto_top_ups: AutoTopUpRow;
  auto_top_up_orders: AutoTopUpOrderRow;
  clicks: ClickRow;
  repeated_jobs: { name: string; last_minute: Date };
  document_key_marks: { name: string; wrapped: Buffer };
  app_secret: { one_row: Generated<boolean>; sealed: Buffer };
  server_processes: { lock_key: number; worker_pool: string | null; started_at: Date; missed_at: Date | null };
  write_trials: { filler: string };
  maintenance: MaintenanceRow;
  outside_hours: OutsideHourRow;
  right_uses: RightUseRow;
  incidents: IncidentRow;
  incident_letters: IncidentLetterRow;
  incident_orders: IncidentOrderRow;
  outages: OutageRow;
  outage_updates: OutageUpdateRow;
  outage_checks: OutageCheckRow;
  outage_signs: OutageSignRow;
  outage_samples: OutageSampleRow;
  status_subscribers: StatusSubscriberRow;
  outage_waiters: OutageWaiterRow;
  status_letters: StatusLetterRow;
  chats: ChatRow;
  chat_lines: ChatLineRow;
  identity_logins: IdentityLoginRow;
  top_ups: TopUpRow;
  prepaid_cards: PrepaidCardRow;
  prepaid_entries: PrepaidEntryRow;
  prepaid_lines: PrepaidLineRow;
  prepaid_reading: PrepaidReadingRow;
  prepaid_corrections: PrepaidCorrectionRow;
  prepaid_holders: { iccid: string; account_id: string; proven_at: Date };
  prepaid_alerts: PrepaidAlertRow;
  prepaid_auto_top_ups: PrepaidAutoTopUpRow;
  prepaid_auto_charges: PrepaidAutoChargeRow;
  real_names: RealNameRow;
  real_name_sims: RealNameSimRow;
  told_sims: ToldSimRow;
  real_name_photos: RealNamePhotoRow;
  real_name_hand_overs: RealNameHandOverRow;
  real_name_form_hand_overs: RealNameFormHandOverRow;
  real_name_forms_taken: RealNameFormTakenRow;
  real_name_consents: RealNameConsentRow;
  enquiries: EnquiryRow;
  enquiry_files: EnquiryFileRow;
  enquiry_entries: EnquiryEntryRow;
  setting_changes: SettingChangeRow;
  word_changes: WordChangeRow;
  link_list_changes: LinkListChangeRow;
  kept_mails: { id: string; kept_at: Date; recipient: string; subject: string; sealed: Buffer };
  kept_texts: { key: string; kept_at: Date; recipient: string; sealed: Buffer };
  kept_pushes: { id: Generated<string>; kept_at: Date; push_service: string; sealed: Buffer };
};

/** Files that a member of staff has looked through and not published. */
type FileUploadRow<File extends string> = {
  staff_id: string;
  id: string;
  files: Json<Partial<Record<File, string>>>;
  at: Date;
};
