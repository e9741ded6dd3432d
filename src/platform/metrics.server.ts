import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export type Metrics = ReturnType<typeof openMetrics>;

/** The metrics of `GET /metrics` (Prometheus text). Labels have few values each; nothing personal. */
export function openMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    calls: new Counter({
      name: "farwave_calls_total",
      help: "Calls by path and result code",
      labelNames: ["path", "code"],
      registers,
    }),
    callSeconds: new Histogram({
      name: "farwave_call_seconds",
      help: "Time of a call",
      labelNames: ["path"],
      registers,
    }),
    pages: new Counter({
      name: "farwave_pages_total",
      help: "Pages by where they came from",
      labelNames: ["from"],
      registers,
    }),
    pageCacheBytes: new Gauge({
      name: "farwave_page_cache_bytes",
      help: "Memory of the pages that are kept (PAGE_CACHE_MB bounds it)",
      registers,
    }),
    renderSeconds: new Histogram({ name: "farwave_render_seconds", help: "Time to render a page", registers }),
    turnedAway: new Counter({
      name: "farwave_turned_away_total",
      help: "Pages and calls that were too many at once (AT_ONCE)",
      registers,
    }),
    clicks: new Counter({
      name: "farwave_clicks_total",
      help: "Clicks by what became of them",
      labelNames: ["end"],
      registers,
    }),
    orders: new Counter({
      name: "farwave_orders_total",
      help: "Orders by the state they reached",
      labelNames: ["state"],
      registers,
    }),
    securityEvents: new Counter({
      name: "farwave_security_events_total",
      help: "What the security log tells, by event and outcome",
      labelNames: ["event", "outcome"],
      registers,
    }),
    jobsGivenUp: new Gauge({ name: "farwave_jobs_given_up", help: "Jobs that will not be tried again", registers }),
    oldestJobSeconds: new Gauge({
      name: "farwave_jobs_oldest_seconds",
      help: "How long the oldest job has been due or in hand",
      registers,
    }),
    cardsAvailable: new Gauge({
      name: "farwave_sim_cards_available",
      help: "SIM cards in the storeroom that no order has",
      registers,
    }),
    heldUnpaid: new Gauge({
      name: "farwave_stock_held_unpaid",
      help: "Pieces that are set aside for orders nobody has paid yet",
      labelNames: ["what"],
      registers,
    }),
    heldUnpaidSeconds: new Gauge({
      name: "farwave_stock_held_unpaid_oldest_seconds",
      help: "For how long the oldest of them is set aside",
      labelNames: ["what"],
      registers,
    }),
    textsHeldBack: new Counter({
      name: "farwave_texts_held_back_total",
      help: "Text messages that were not sent: over the day's budget of their range, country or of all",
      registers,
    }),
    casesOpen: new Gauge({
      name: "farwave_cases_open",
      help: "What a person must look at, daily work included",
      registers,
    }),
    casesOverdue: new Gauge({ name: "farwave_cases_overdue", help: "Cases past their due time", registers }),
    profilesAvailable: new Gauge({
      name: "farwave_esim_profiles_available",
      help: "eSIM profiles in the pool",
      registers,
    }),
  };
}

/** Adds the process's own: what measures them runs as long as the process, so it is begun once. */
export function measureProcess({ registry }: Pick<Metrics, "registry">): void {
  collectDefaultMetrics({ register: registry });
}
