import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";

/**
 * Who may import whom. ARCHITECTURE.md explains it; this file is the map itself. A rule that nothing uses fails too, so
 * that the map never says more than the house.
 */
const mayImport: Record<string, readonly string[]> = {
  kernel: [],
  i18n: ["kernel"],
  ui: [],
  adapters: ["kernel"],
  sandboxes: ["kernel", "adapters"],
  platform: ["kernel", "i18n", "adapters"],
  features: ["kernel", "i18n", "ui", "adapters", "platform"],
  storefront: ["kernel", "i18n", "ui", "features"],
  console: ["kernel", "i18n", "ui", "features"],
  commands: ["kernel", "platform", "features"],
};

/** The wings of `features`, from the bottom up: each stands on some of those before it. */
const wings: Record<string, readonly string[]> = {
  records: [],
  catalogue: ["records"],
  staff: ["catalogue", "records"],
  stock: ["catalogue"],
  sales: ["catalogue", "records", "stock"],
  delivery: ["catalogue", "records", "stock", "sales"],
  letters: ["catalogue", "records", "staff", "stock", "sales", "delivery"],
  people: ["catalogue", "records", "stock", "sales", "delivery", "letters"],
  prepaid: ["catalogue", "records", "stock", "sales", "letters", "people"],
  aftersales: ["catalogue", "records", "staff", "stock", "sales", "delivery", "letters", "people", "prepaid"],
  support: ["catalogue", "records", "sales", "delivery", "letters", "aftersales"],
  operator: [
    "catalogue",
    "records",
    "staff",
    "stock",
    "sales",
    "delivery",
    "letters",
    "people",
    "prepaid",
    "aftersales",
  ],
};

/** Which noun of the trade may know another one of its own wing. What would point back is a job. */
const neighbours: Record<string, readonly string[]> = {
  plans: ["content", "destinations", "price-proposals"],
  areas: ["coverage", "destinations", "plans"],
  "price-changes": ["destinations", "plans", "price-proposals"],
  "text-changes": ["china", "content", "text-proposals", "words"],
  coverage: ["destinations"],
  words: ["content", "text-proposals"],
  content: ["link-lists", "outages", "text-proposals"],
  outages: ["coverage", "destinations"],
  wholesale: ["plans"],
  china: ["destinations", "plans"],
  devices: ["destinations"],
  postage: ["destinations"],
  trips: ["destinations", "plans"],
  cases: ["actions"],
  notes: ["actions", "drafts"],
  "fraud-marks": ["actions", "cases", "mail-queue"],
  reveals: ["actions"],
  settings: ["actions", "cases"],
  "staff-keys": ["members", "staff-sessions"],
  proofs: ["members", "staff-keys", "staff-sessions"],
  invitations: ["members", "staff-keys", "staff-sessions"],
  roles: ["colleagues", "members"],
  colleagues: ["invitations", "members", "right-uses", "staff-keys", "staff-sessions"],
  chats: ["answers"],
  "esim-profiles": ["data-plans"],
  batches: ["pools"],
  orders: ["promos"],
  payments: ["orders", "top-ups"],
  disputes: ["payments"],
  payouts: ["disputes", "payments"],
  "saved-cards": ["payments"],
  usage: ["alerts"],
  supply: ["usage", "alerts"],
  credits: ["balances", "holders"],
  holders: ["balances"],
  "low-balances": ["balances", "credits", "holders"],
  metering: ["balances", "low-balances"],
  statements: ["balances", "holders"],
  receipts: ["mails"],
  "word-previews": ["mails"],
  "proof-codes": ["sessions"],
  "esim-entry": ["accounts", "sessions"],
  "account-sims": ["real-names", "sessions"],
  accounts: ["enquiries", "real-names", "sessions", "proof-codes"],
  "personal-data": ["enquiries", "real-names"],
  "real-names": ["identity-logins", "proof-codes"],
  passkeys: ["sessions", "accounts"],
  installs: ["esim-shares"],
  "wallet-passes": ["installs"],
  "order-links": ["esim-shares"],
  "order-mailbox": ["esim-shares"],
  "goodwill-codes": ["staff-mails", "staff-refunds"],
  "esim-swaps": ["auto-top-ups", "esim-shares", "plan-changes", "refund-requests", "staff-refunds"],
  "plan-changes": ["refund-requests"],
  "renewal-links": ["sim-blocks"],
  "staff-changes": ["goodwill-codes", "plan-changes", "refund-requests", "staff-mails", "staff-refunds"],
  packages: ["refund-requests"],
  "staff-refunds": ["refund-requests", "staff-mails"],
  "order-details": ["plan-changes", "refund-requests"],
  desk: ["catalogue-import"],
  "tracking-file": ["catalogue-import"],
  "stock-page": ["catalogue-import"],
  "catalogue-files": ["catalogue-import", "file-uploads"],
  "china-files": ["catalogue-import", "file-uploads"],
  "coverage-files": ["catalogue-import", "file-uploads"],
  "file-uploads": ["catalogue-import"],
  "price-file": ["catalogue-import"],
  search: ["customers"],
  "order-list": ["inbox"],
  "privacy-requests": ["customers"],
  inbox: ["incidents", "list-facets", "stock-page"],
  "list-facets": ["differences", "promo-list"],
  "order-exports": ["order-list", "saved-views"],
  "list-files": ["differences", "inbox", "list-facets", "order-exports", "saved-views", "stock-page"],
  "saved-views": ["inbox", "list-facets", "order-list", "promo-list"],
  "bulk-actions": ["bulk", "order-list"],
  "bulk-cases": ["bulk", "inbox"],
  "bulk-enquiries": ["bulk"],
  "own-checks": ["outside-hours"],
};

/**
 * The shelves of `storefront`, from the bottom up; the console's are the same, without `seo`. `seo` describes the
 * screens to search engines, and no screen imports it.
 */
const shelves: Record<string, readonly string[]> = {
  ground: [],
  parts: ["ground"],
  screens: ["parts", "ground"],
  seo: ["screens", "ground"],
};

/** Which folder of a shelf may know another one of it. A screen knows no other screen. */
const beside: Record<string, readonly string[]> = {
  "ground/visit": ["ground/links"],
  "ground/way-back": ["ground/links"],
  "ground/shell": ["ground/visit", "ground/links", "ground/links-in-html"],
  "parts/addresses": ["parts/forms", "parts/phone"],
  "parts/phone": ["parts/forms"],
  "parts/paying": ["parts/forms"],
  "parts/packages": ["parts/drawings"],
  "parts/installing": ["parts/forms", "parts/packages"],
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

/** `compose` is the root too, it makes the shop out of everything, and so are the doors of its sites. */
const layerOf = (file: string) =>
  /^src\/(compose|sites)\//.test(file) ? "root" : (file.split("/").slice(1, -1)[0] ?? "root");
const wingOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1];
const nounOf = (file: string) => /^src\/features\/[^/]+\/([^/]+)\//.exec(file)?.[1];
const shelfOf = (file: string) => /^src\/storefront\/([^/]+)\//.exec(file)?.[1];
const folderOf = (file: string) => /^src\/storefront\/([^/]+\/[^/.]+)/.exec(file)?.[1];
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
    others
      .filter((other) => !arrows.some(({ from, to }) => layerOf(from) === layer && layerOf(to) === other))
      .map((other) => `${layer} ← ${other}`),
  );
  expect(unused).toEqual([]);
});

test("a wing stands only on wings below it, and on each that it names", () => {
  const names = Object.keys(wings);
  for (const [wing, below] of Object.entries(wings))
    for (const other of below) expect([wing, names.indexOf(other) < names.indexOf(wing)]).toEqual([wing, true]);
  const crossing = arrows.filter(({ from, to }) => wingOf(from) && wingOf(to) && wingOf(from) !== wingOf(to));
  expect(crossing.filter(({ from, to }) => !wings[wingOf(from)!]?.includes(wingOf(to)!)).map(show)).toEqual([]);
  const unused = Object.entries(wings).flatMap(([wing, below]) =>
    below
      .filter((other) => !crossing.some(({ from, to }) => wingOf(from) === wing && wingOf(to) === other))
      .map((other) => `${wing} → ${other}`),
  );
  expect(unused).toEqual([]);
});

test("a noun knows only the neighbours on its list, and the list is used", () => {
  const inside = arrows.filter(
    ({ from, to }) => nounOf(from) && wingOf(from) === wingOf(to) && nounOf(from) !== nounOf(to),
  );
  expect(inside.filter(({ from, to }) => !neighbours[nounOf(from)!]?.includes(nounOf(to)!)).map(show)).toEqual([]);
  const unused = Object.entries(neighbours).flatMap(([noun, others]) =>
    others
      .filter((other) => !inside.some(({ from, to }) => nounOf(from) === noun && nounOf(to) === other))
      .map((other) => `${noun} → ${other}`),
  );
  expect(unused).toEqual([]);
});

test("a shelf of the storefront stands on those below it, and its folders know what the list says", () => {
  const names = Object.keys(shelves);
  const rising = Object.entries(shelves).filter(([shelf, below]) =>
    below.some((other) => names.indexOf(other) >= names.indexOf(shelf)),
  );
  expect(rising).toEqual([]);
  const inside = arrows.filter(({ from, to }) => shelfOf(from) && shelfOf(to));
  expect(inside.length).toBeGreaterThan(1000);
  const across = inside.filter(({ from, to }) => shelfOf(from) !== shelfOf(to));
  const between = inside.filter(({ from, to }) => shelfOf(from) === shelfOf(to) && folderOf(from) !== folderOf(to));
  expect(across.filter(({ from, to }) => !shelves[shelfOf(from)!]?.includes(shelfOf(to)!)).map(show)).toEqual([]);
  const ofSeo = ({ from }: Arrow) => shelfOf(from) === "seo";
  expect(
    between.filter((one) => !ofSeo(one) && !beside[folderOf(one.from)!]?.includes(folderOf(one.to)!)).map(show),
  ).toEqual([]);
  const unused = [
    ...Object.entries(shelves).flatMap(([shelf, below]) =>
      below
        .filter((other) => !across.some(({ from, to }) => shelfOf(from) === shelf && shelfOf(to) === other))
        .map((other) => `${shelf} → ${other}`),
    ),
    ...Object.entries(beside).flatMap(([folder, others]) =>
      others
        .filter((other) => !between.some(({ from, to }) => folderOf(from) === folder && folderOf(to) === other))
        .map((other) => `${folder} → ${other}`),
    ),
  ];
  expect(unused).toEqual([]);
});

test("a shelf of the console stands on those below it, and a screen knows no other screen", () => {
  const placeOf = (file: string) => /^src\/console\/(screens\/[^/]+|[^/]+)\//.exec(file)?.[1];
  const mayKnow = (place: string, other: string) =>
    place === other || other === "ground" || (other === "parts" && place !== "ground");
  const inside = arrows.filter(({ from, to }) => placeOf(from) && placeOf(to));
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter(({ from, to }) => !mayKnow(placeOf(from)!, placeOf(to)!)).map(show)).toEqual([]);
});

test("folders of the storefront make no circle", () => {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of arrows) {
    const [folder, other] = [folderOf(from), folderOf(to)];
    if (folder && other && folder !== other && shelfOf(from) !== "seo")
      next.set(folder, (next.get(folder) ?? new Set()).add(other));
  }
  const reaches = (folder: string, goal: string, seen: Set<string>): boolean =>
    [...(next.get(folder) ?? [])].some(
      (other) => other === goal || (!seen.has(other) && reaches(other, goal, seen.add(other))),
    );
  expect([...next.keys()].filter((folder) => reaches(folder, folder, new Set()))).toEqual([]);
});

test("files of a screen have roles: what a route is made of, what its loader reads, what its action does", () => {
  const text = (file: string) => readFileSync(join(project, file), "utf8");
  const screens = product.filter((file) => file.endsWith("-screen.tsx"));
  expect(screens.filter((file) => !/^src\/(storefront|console)\/screens\/[^/]+\/[^/]+$/.test(file))).toEqual([]);
  const ofRoutes = /^export (async )?(function|const) (Component|loader|action)\b/m;
  expect(product.filter((file) => /^src\/(storefront|console)\//.test(file) && ofRoutes.test(text(file)))).toEqual(
    screens,
  );
  // both run on the server for a page without JavaScript, before anything is drawn
  const roles = product.filter((file) => /\/(load|act)\.ts$/.test(file));
  expect(roles.length).toBeGreaterThan(10);
  expect(roles.filter((file) => /from "react"|import \{[^}]*\} from "[^"]*\.tsx"/.test(text(file)))).toEqual([]);
  expect(roles.filter((file) => !/export (async )?function/.test(text(file)))).toEqual([]);
});

test("what a browser gets imports no server file, not even a type", () => {
  const seen = (file: string) =>
    !file.includes(".server.") &&
    (file.endsWith(".tsx") || file.endsWith("contract.ts") || /^src\/(ui|storefront|console|kernel)\//.test(file));
  const wrong = arrows.filter(({ from, to }) => seen(from) && to.includes(".server."));
  expect(wrong.map(show)).toEqual([]);
});

test("contracts and rules know no server, no React and no clock", () => {
  const wrong = product
    .filter((file) => /\/([a-z]+-)?(contract|rules)\.ts$/.test(file))
    .filter((file) =>
      /from "react|Date\.now|new Date\(\)|process\.env/.test(readFileSync(join(project, file), "utf8")),
    );
  expect(wrong).toEqual([]);
});

test("stores are SQL and nothing else: no adapter, no operation", () => {
  const wrong = arrows.filter(
    ({ from, to }) =>
      wingOf(from) && from.endsWith("store.server.ts") && (layerOf(to) === "adapters" || /operation|answer/.test(to)),
  );
  expect(wrong.map(show)).toEqual([]);
});

test("an operation never calls another operation", () => {
  const text = (file: string) => readFileSync(join(project, file), "utf8");
  const operations = new Set(product.filter((file) => /= operation\(/.test(text(file))));
  const wrong = arrows.filter(({ from, to }) => operations.has(from) && operations.has(to));
  expect(wrong.map(show)).toEqual([]);
});

test("features know the need, never the vendor", () => {
  const vendor = /adapters\/[^/]+\/(.*\.server\.|stripe)/;
  const wrong = arrows.filter(({ from, to }) => wingOf(from) && vendor.test(to));
  expect(wrong.map(show)).toEqual([]);
});

test("only the composition root reads the clock", () => {
  const allowed =
    /^src\/(compose\/shop|commands\/(documents|import|maintenance|desk|staff)|start)\.server\.ts$|^src\/(adapters|sandboxes)\/|welcome\.server\.ts$|^src\/(ui|storefront|console\/ground)\//;
  const wrong = product.filter(
    (file) => !allowed.test(file) && /Date\.now\(\)|new Date\(\)/.test(readFileSync(join(project, file), "utf8")),
  );
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
  const words = /\/i18n\/|tables\.ts$|\.(test|suite)\.|\/operations\.server|words/;
  expect(product.filter((file) => !words.test(file) && lines(file) > 300)).toEqual([]);
  expect(
    sources.filter((file) => /(^|[/-])(util|utils|helper|helpers|common|misc|data|info|index)\.tsx?$/.test(file)),
  ).toEqual([]);
  const middle = product.map(lines).toSorted((one, other) => one - other)[Math.floor(product.length / 2)]!;
  expect(middle).toBeLessThan(60);
});

test("nothing is exported by default and no file only forwards", () => {
  const text = (file: string) => readFileSync(join(project, file), "utf8");
  expect(product.filter((file) => /^export default/m.test(text(file)))).toEqual([]);
  expect(product.filter((file) => /^export \* from/m.test(text(file)))).toEqual([]);
});

test("a job that writes to people does so in the words of the moment", () => {
  const text = (file: string) => readFileSync(join(project, file), "utf8");
  const sends = product.filter(
    (file) => file.startsWith("src/features/") && /\b(mailer\.send|sendSms|sendPush)\(/.test(text(file)),
  );
  expect(sends.length).toBeGreaterThan(3);
  expect(sends.filter((file) => !/\bsendingJob\(/.test(text(file)))).toEqual([]);
});
