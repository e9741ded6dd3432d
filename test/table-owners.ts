/**
 * Who writes which table, and who reads it besides. One noun owns a table; another one that writes it is a guest, with
 * the reason. What a trigger of db/migrations writes belongs to "trigger"; "by hand": no code writes it.
 * `test/tables-have-owners.test.ts` holds this against the SQL.
 */
export type TableUse = { owner: string; guests?: Readonly<Record<string, string>>; readBy: string };

export const tableOwners: Readonly<Record<string, TableUse>> = {
  destinations: {
    owner: "catalogue-import",
    guests: { areas: "one that staff publish in the console" },
    readBy:
      "account-orders addresses destinations dispatches installs mails order-list orders plan-changes plans postage customers search",
  },
  places: { owner: "catalogue-import", guests: { areas: "staff, in the console" }, readBy: "destinations" },
  carriers: { owner: "catalogue-import", guests: { areas: "staff, in the console" }, readBy: "coverage-files" },
  networks: {
    owner: "catalogue-import",
    guests: { areas: "staff, in the console" },
    readBy: "coverage coverage-files plans",
  },
  regions: {
    owner: "catalogue-import",
    guests: { areas: "one that staff publish in the console" },
    readBy: "account-orders destinations order-list orders plan-changes plans customers search",
  },
  plans: {
    owner: "plans",
    guests: { "catalogue-import": "an operator's files" },
    readBy: "areas auto-top-ups destinations orders packages plan-changes promos trips search",
  },
  plan_prices: {
    owner: "plans",
    guests: { "catalogue-import": "an operator's files" },
    readBy: "destinations orders plan-changes trips",
  },
  past_prices: { owner: "trigger", readBy: "plans" },
  plan_costs: { owner: "plans", readBy: "" },
  price_proposals: { owner: "price-proposals", readBy: "" },
  price_changes: { owner: "price-changes", readBy: "platform/catalogue-version" },
  exchange_rates: {
    owner: "catalogue-import",
    guests: { payments: "a rate that staff set in the console" },
    readBy: "plans",
  },
  setting_changes: { owner: "settings", readBy: "" },
  word_changes: { owner: "words", readBy: "platform/changed-words" },
  catalogue_version: { owner: "trigger", readBy: "platform/catalogue-version platform/readiness" },
  notices: { owner: "content", guests: { "catalogue-import": "an operator's files" }, readBy: "" },
  faq: { owner: "content", guests: { "catalogue-import": "an operator's files" }, readBy: "" },
  policies: { owner: "content", guests: { "catalogue-import": "an operator's files" }, readBy: "" },
  orders: {
    owner: "orders",
    guests: { "plan-changes": "the order is of another plan afterwards" },
    readBy:
      "account-orders account-sims accounts actions alerts auto-top-ups books cases dispatches bulk-actions inbox notes order-exports order-links order-list " +
      "packages payments personal-data promos refund-requests reminders reveals sims loading usage order-page customers search given-up-jobs incidents sim-blocks differences plans privacy-requests",
  },
  order_consents: {
    owner: "orders",
    readBy: "accounts mails personal-data refund-requests order-page order-documents",
  },
  payments: {
    owner: "payments",
    readBy:
      "account-orders desk mails order-details order-exports order-list orders personal-data plan-changes receipts refund-requests order-page given-up-jobs incidents",
  },
  gateway_events: { owner: "payments", readBy: "" },
  refunds: {
    owner: "payments",
    readBy:
      "desk mails order-details personal-data receipts order-page customers given-up-jobs order-list privacy-requests",
  },
  ledger_entries: { owner: "payments", readBy: "books promo-list" },
  ledger_hours: { owner: "payments", readBy: "books" },
  ledger_summed: { owner: "payments", readBy: "books" },
  sealed_months: { owner: "books", readBy: "payments" },
  difference_decisions: { owner: "differences", readBy: "payments" },
  sales_hours: { owner: "payments", readBy: "overview" },
  sales_summed: { owner: "payments", readBy: "overview" },
  stock_moves: { owner: "pools", guests: { trigger: "whoever moves a piece, also an older version" }, readBy: "" },
  stock_batches: { owner: "batches", readBy: "" },
  stock_uploads: {
    owner: "stock-page",
    guests: { "personal-data": "what was not added in time is deleted" },
    readBy: "",
  },
  coverage_uploads: { owner: "coverage-files", readBy: "" },
  stock_days: { owner: "pools", readBy: "" },
  esim_profiles: {
    owner: "esim-profiles",
    readBy:
      "batches account-orders account-sims catalogue-import desk order-details orders packages order-list " +
      "platform/database reminders order-page customers sim-blocks",
  },
  mails: {
    owner: "mails",
    guests: {
      "mail-queue": "features below the wing queue e-mails",
      "order-mailbox": "what waits for a former mailbox goes to the new one",
      "staff-mails": "staff send one again, held until it can no longer be taken back",
      orders: "delivering an eSIM of our own pool is one statement",
    },
    readBy:
      "desk order-links packages personal-data refund-requests reminders order-page order-documents given-up-jobs incidents",
  },
  clicks: { owner: "clicks", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  server_processes: { owner: "platform/jobs", readBy: "" },
  kept_mails: { owner: "adapters/mail", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  devices: { owner: "catalogue-import", readBy: "devices" },
  maintenance: { owner: "platform/maintenance", readBy: "" },
  incidents: { owner: "incidents", readBy: "" },
  incident_letters: { owner: "incidents", readBy: "mails" },
  incident_orders: { owner: "incidents", readBy: "mails" },
  outside_hours: { owner: "outside-hours", readBy: "" },
  order_travellers: { owner: "orders", readBy: "accounts alerts personal-data reminders sims order-page" },
  order_addresses: {
    owner: "orders",
    readBy: "account-orders catalogue-import dispatches inbox personal-data order-page search customers",
  },
  order_documents: { owner: "orders", readBy: "personal-data" },
  order_renewals: {
    owner: "orders",
    guests: { renewals: "SIM by SIM, whether the network took it" },
    readBy:
      "account-orders auto-top-ups order-details packages personal-data order-page customers incidents order-list",
  },
  postal_services: { owner: "catalogue-import", readBy: "dispatches inbox postage" },
  postal_fees: { owner: "catalogue-import", readBy: "orders postage" },
  promo_codes: {
    owner: "promos",
    guests: { orders: "placing an order is one statement", "catalogue-import": "codes come from files" },
    readBy: "mails promo-list",
  },
  promo_series: { owner: "promos", readBy: "promo-list" },
  promo_amounts: {
    owner: "promos",
    guests: { "catalogue-import": "codes come from files" },
    readBy: "mails promo-list",
  },
  goodwill_codes: { owner: "goodwill-codes", readBy: "" },
  esim_swaps: { owner: "esim-swaps", readBy: "privacy-requests" },
  sim_blocks: { owner: "sim-blocks", readBy: "" },
  sim_sightings: { owner: "customers", readBy: "privacy-requests" },
  promo_uses: {
    owner: "promos",
    guests: { orders: "placing an order is one statement" },
    readBy: "catalogue-import promo-list",
  },
  sim_cards: {
    owner: "sim-cards",
    readBy: "batches account-orders account-sims catalogue-import dispatches orders order-page customers order-list",
  },
  dispatches: { owner: "dispatches", readBy: "inbox packages order-page search order-list" },
  supply_orders: { owner: "supply", readBy: "stock-page order-page given-up-jobs incidents" },
  supplier_events: { owner: "supply", readBy: "order-page customers" },
  data_plans: {
    owner: "data-plans",
    guests: {
      loading: "which plans the network carries",
      usage: "what the network says of them",
      orders: "delivering an eSIM of our own pool is one statement",
      "plan-changes": "the new plan has its own last day to begin",
    },
    readBy:
      "account-sims accounts alerts auto-top-ups packages personal-data reminders sims order-page customers search incidents sim-blocks privacy-requests",
  },
  esim_shares: {
    owner: "esim-shares",
    guests: { accounts: "a deleted account leaves no shared link" },
    readBy: "packages refund-requests",
  },
  staff_refunds: { owner: "staff-refunds", readBy: "privacy-requests" },
  refund_requests: {
    owner: "refund-requests",
    readBy: "inbox mails packages personal-data order-page given-up-jobs privacy-requests",
  },
  plan_changes: {
    owner: "plan-changes",
    guests: { "refund-requests": "who gives an order back changes it no more" },
    readBy: "mails payments order-page given-up-jobs privacy-requests",
  },
  cases: { owner: "cases", readBy: "desk inbox mails order-page customers payments differences" },
  actions: { owner: "actions", readBy: "order-page" },
  action_links: { owner: "trigger", readBy: "actions" },
  text_paragraphs: { owner: "content", readBy: "" },
  text_changes: { owner: "text-changes", readBy: "platform/catalogue-version inbox" },
  drafts: { owner: "drafts", readBy: "" },
  order_notes: { owner: "notes", readBy: "order-page privacy-requests" },
  note_mentions: { owner: "notes", readBy: "" },
  staff: {
    owner: "members",
    readBy:
      "actions books bulk-actions cases drafts notes inbox invitations order-mailbox staff-sessions order-page plans price-changes promo-list staff-refunds colleagues incidents payments settings price-proposals text-changes words differences saved-views privacy-requests",
  },
  bulk_actions: { owner: "bulk-actions", readBy: "" },
  bulk_action_orders: { owner: "bulk-actions", readBy: "" },
  saved_views: { owner: "saved-views", readBy: "" },
  list_layouts: { owner: "saved-views", readBy: "" },
  order_exports: { owner: "order-exports", readBy: "" },
  reveals: { owner: "reveals", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  staff_roles: { owner: "by hand", readBy: "colleagues" },
  staff_limits: { owner: "colleagues", readBy: "actions staff-refunds" },
  staff_grants: { owner: "colleagues", readBy: "actions" },
  staff_requests: { owner: "actions", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  staff_invitations: {
    owner: "invitations",
    guests: { "personal-data": "deletes what is over" },
    readBy: "colleagues",
  },
  staff_passkeys: { owner: "staff-keys", readBy: "actions members colleagues notes" },
  staff_challenges: { owner: "staff-keys", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  staff_sessions: {
    owner: "staff-sessions",
    guests: { "personal-data": "deletes what is over" },
    readBy: "actions colleagues",
  },
  staff_places: { owner: "staff-sessions", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  "sandbox_network.moved": { owner: "sandboxes/network", readBy: "" },
  "sandbox_network.sims": { owner: "sandboxes/network", readBy: "" },
  "sandbox_network.loaded_plans": { owner: "sandboxes/network", readBy: "" },
  accounts: {
    owner: "accounts",
    readBy:
      "account-orders account-sims addresses alerts auto-top-ups mails personal-data " +
      "refund-requests reveals sessions sims order-page customers",
  },
  sessions: { owner: "sessions", guests: { "personal-data": "deletes what is over" }, readBy: "alerts customers" },
  proof_codes: { owner: "proof-codes", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  attempts: {
    owner: "platform/count-tries",
    guests: {
      "platform/attempts": "a success takes its tries back",
      sims: "many numbers are counted at once",
      "personal-data": "deletes what is over",
    },
    readBy: "",
  },
  passkeys: {
    owner: "passkeys",
    guests: { accounts: "a new password may take them away" },
    readBy: "personal-data customers",
  },
  passkey_challenges: { owner: "passkeys", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  account_addresses: { owner: "addresses", readBy: "personal-data" },
  account_sims: { owner: "account-sims", readBy: "auto-top-ups personal-data customers" },
  usage_days: { owner: "usage", readBy: "packages personal-data customers" },
  package_starts: { owner: "packages", readBy: "order-page" },
  alert_choices: { owner: "alerts", readBy: "personal-data customers" },
  alerts: { owner: "alerts", readBy: "order-page" },
  push_subscriptions: { owner: "alerts", readBy: "personal-data customers" },
  saved_cards: { owner: "saved-cards", readBy: "personal-data customers" },
  auto_top_ups: { owner: "auto-top-ups", readBy: "personal-data customers" },
  auto_top_up_orders: { owner: "auto-top-ups", readBy: "" },
  kept_texts: { owner: "adapters/sms", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  kept_pushes: { owner: "adapters/push", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  stock_holds: { owner: "orders", readBy: "" },
  known_places: { owner: "sessions", guests: { "personal-data": "deletes what is over" }, readBy: "" },
  shared_calls: {
    owner: "platform/count-tries",
    guests: {
      "platform/share-calls": "adds the calls that processes count in memory",
      "personal-data": "deletes what is over",
    },
    readBy: "",
  },
  policy_versions: {
    owner: "trigger",
    guests: { content: "a version after which customers are asked again" },
    readBy: "",
  },
  policy_letters: { owner: "accounts", readBy: "" },
  privacy_requests: {
    owner: "privacy-requests",
    guests: { "personal-data": "deletes what is over" },
    readBy: "",
  },
  withdrawal_statements: { owner: "refund-requests", readBy: "mails personal-data" },
  app_secret: { owner: "platform/database", readBy: "" },
  repeated_jobs: { owner: "platform/jobs", readBy: "" },
  write_trials: { owner: "platform/readiness", readBy: "" },
  "sandbox_gateway.payments": { owner: "sandboxes/payment", readBy: "" },
  "sandbox_gateway.refunds": { owner: "sandboxes/payment", readBy: "" },
  "sandbox_gateway.webhooks": { owner: "sandboxes/payment", readBy: "" },
  "sandbox_supplier.orders": { owner: "sandboxes/supply", readBy: "" },
  "sandbox_supplier.profiles": { owner: "sandboxes/supply", readBy: "" },
  "sandbox_supplier.notifications": { owner: "sandboxes/supply", readBy: "" },
  "sandbox_network.clock": { owner: "sandboxes/network", readBy: "" },
  "sandbox_network.lives": { owner: "sandboxes/network", readBy: "" },
  "sandbox_network.usage": { owner: "sandboxes/network", readBy: "" },
  "sandbox_gateway.cards": { owner: "sandboxes/payment", readBy: "" },
};
