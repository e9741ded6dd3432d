import { readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { globSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Who may import whom. ARCHITECTURE.md explains it; this file is the map itself. A rule that nothing uses fails too,
 * so that the map never says more than the house.
 */
const mayImport: Record<string, readonly string[]> = {
  kernel: [],
  i18n: ["kernel"],
  ui: [],
  adapters: ["kernel"],
  platform: ["kernel", "i18n", "adapters"],
  features: ["kernel", "i18n", "ui", "adapters", "platform"],
  storefront: ["kernel", "i18n", "ui", "features"],
};

/** Which noun of the trade may know another; it must stay without circles. What would point back is a job. */
const mayKnow: Record<string, readonly string[]> = {
  plans: ["destinations"],
  coverage: ["destinations"],
  devices: ["destinations"],
  postage: ["destinations"],
  promos: ["plans"],
  sims: ["plans"],
  orders: ["mail-queue", "content", "plans", "esim-profiles", "devices", "postage", "promos", "sims", "sim-cards", "data-plans"],
  "esim-profiles": ["data-plans"],
  usage: ["orders", "data-plans", "alerts", "cases"],
  supply: ["mail-queue", "orders", "esim-profiles", "data-plans", "usage", "alerts", "cases"],
  "esim-shares": ["orders"],
  installs: ["mail-queue", "orders", "plans", "esim-profiles", "esim-shares", "cases"],
  addresses: ["postage"],
  "account-orders": ["orders", "plans"],
  trips: ["destinations", "plans"],
  payments: ["mail-queue", "orders", "cases"],
  dispatches: ["mail-queue", "orders", "sim-cards", "data-plans", "postage", "cases", "actions"],
  renewals: ["mail-queue", "orders", "payments", "data-plans", "cases"],
  cases: ["actions"],
  desk: ["dispatches", "orders", "refund-requests", "plan-changes", "cases", "actions", "sim-cards", "esim-profiles", "data-plans", "catalogue-import"],
  mails: ["orders", "dispatches", "esim-profiles", "plans", "data-plans"],
  "refund-requests": ["mail-queue", "orders", "payments", "plans", "esim-profiles", "data-plans", "dispatches", "usage", "supply"],
  "plan-changes": ["mail-queue", "orders", "payments", "plans", "data-plans", "refund-requests", "cases"],
  packages: ["orders", "data-plans", "plans", "destinations", "sessions", "sims", "refund-requests", "usage"],
  "order-details": ["orders", "payments", "plans", "plan-changes", "refund-requests"],
  receipts: ["orders", "payments", "mails"],
  "order-links": ["mail-queue", "orders", "esim-shares"],
  reminders: ["mail-queue", "orders"],
  alerts: ["mail-queue", "orders", "data-plans", "plans"],
  "auto-top-ups": ["orders", "payments", "plans", "destinations", "sims", "packages", "mails", "content"],
  "proof-codes": ["mails", "sessions", "cases"],
  accounts: ["content", "destinations", "sessions", "proof-codes", "sims", "mails", "orders"],
  passkeys: ["sessions", "accounts"],
};

const project = join(import.meta.dirname, "..");
const isTest = (file: string) => /\.(test|suite|world)\.tsx?$/.test(file) || file.includes("small-shop");
const sources = globSync("src/**/*.{ts,tsx}", { cwd: project }).map((file) => file.replaceAll("\\", "/"));
const product = sources.filter((file) => !isTest(file));

type Arrow = { from: string; to: string };
const arrows: Arrow[] = product.flatMap((from) =>
  [...readFileSync(join(project, from), "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path]) => ({
    from,
    to: normalize(join(dirname(from), path!)),
  })),
);

const layerOf = (file: string) => file.split("/").slice(1, -1)[0] ?? "root";
const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const show = ({ from, to }: Arrow) => `${from} → ${relative("src", to)}`;

test("a layer imports only from the layers below it", () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [layer, other] = [layerOf(from), layerOf(to)];
    return layer !== "root" && layer !== other && !mayImport[layer]?.includes(other);
  });
  expect(wrong.map(show)).toEqual([]);
});

test("every permission between layers is used", () => {
  const unused = Object.entries(mayImport).flatMap(([layer, others]) =>
    others.filter((other) => !arrows.some(({ from, to }) => layerOf(from) === layer && layerOf(to) === other)).map((other) => `${layer} ← ${other}`),
  );
  expect(unused).toEqual([]);
});

test("a feature knows only the features on the list, and the list is used", () => {
  const crossing = arrows.filter(({ from, to }) => featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to));
  // the importer fills every noun's tables and so may know any noun's rules
  const wrong = crossing.filter(({ from, to }) => featureOf(from) !== "catalogue-import" && !mayKnow[featureOf(from)!]?.includes(featureOf(to)!));
  expect(wrong.map(show)).toEqual([]);
  const unused = Object.entries(mayKnow).flatMap(([feature, others]) =>
    others.filter((other) => !crossing.some(({ from, to }) => featureOf(from) === feature && featureOf(to) === other)).map((other) => `${feature} → ${other}`),
  );
  expect(unused).toEqual([]);
});

test("what a browser gets imports no server file, not even a type", () => {
  const seen = (file: string) => !file.includes(".server.") && (file.endsWith(".tsx") || file.endsWith("contract.ts") || /^src\/(ui|storefront|kernel)\//.test(file));
  const wrong = arrows.filter(({ from, to }) => seen(from) && to.includes(".server."));
  expect(wrong.map(show)).toEqual([]);
});

test("contracts and rules know no server, no React and no clock", () => {
  const wrong = product
    .filter((file) => /\/(contract|rules)\.ts$/.test(file))
    .filter((file) => /from "react|Date\.now|new Date\(\)|process\.env/.test(readFileSync(join(project, file), "utf8")));
  expect(wrong).toEqual([]);
});

test("stores are SQL and nothing else: no adapter, no operation", () => {
  const wrong = arrows.filter(({ from, to }) => featureOf(from) && from.endsWith("store.server.ts") && (layerOf(to) === "adapters" || /operation|answer/.test(to)));
  expect(wrong.map(show)).toEqual([]);
});

test("an operation never calls another operation", () => {
  const text = (file: string) => readFileSync(join(project, file), "utf8");
  const operations = new Set(product.filter((file) => /= operation\(/.test(text(file))));
  const wrong = arrows.filter(({ from, to }) => operations.has(from) && operations.has(to));
  expect(wrong.map(show)).toEqual([]);
});

test("features know the need, never the vendor", () => {
  const vendor = /adapters\/[^/]+\/(.*\.server\.|sandbox|stripe)/;
  const wrong = arrows.filter(({ from, to }) => featureOf(from) && vendor.test(to));
  expect(wrong.map(show)).toEqual([]);
});

test("only the kernel's clockless side of the house: nobody but the composition root reads the clock", () => {
  const allowed = /^src\/(shop|import|maintenance|desk|start)\.server\.ts$|^src\/adapters\/|welcome\.server\.ts$|^src\/(ui|storefront)\//;
  const wrong = product.filter((file) => !allowed.test(file) && /Date\.now\(\)|new Date\(\)/.test(readFileSync(join(project, file), "utf8")));
  expect(wrong).toEqual([]);
});

test("there are no circles between files", () => {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (file: string, path: string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (path.includes(file) || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...path, file]);
    done.add(file);
  };
  for (const file of product) walk(file, []);
  expect(circles).toEqual([]);
});

test("files are short and named after the trade", () => {
  const lines = (file: string) => readFileSync(join(project, file), "utf8").split("\n").length;
  const words = /\/i18n\/|tables\.ts$|\.test\.|\/operations\.server|words/;
  expect(product.filter((file) => !words.test(file) && lines(file) > 300)).toEqual([]);
  expect(sources.filter((file) => /(^|[/-])(util|utils|helper|helpers|common|misc|data|info|index)\.tsx?$/.test(file))).toEqual([]);
  const middle = product.map(lines).toSorted((one, other) => one - other)[Math.floor(product.length / 2)]!;
  expect(middle).toBeLessThan(60);
});

test("nothing is exported by default and no file only forwards", () => {
  const text = (file: string) => readFileSync(join(project, file), "utf8");
  expect(product.filter((file) => /^export default/m.test(text(file)))).toEqual([]);
  expect(product.filter((file) => /^export \* from/m.test(text(file)))).toEqual([]);
});
