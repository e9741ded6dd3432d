import { argon2, randomBytes } from "node:crypto";
import { isDeepStrictEqual, promisify } from "node:util";
import type { Letter } from "../src/adapters/mail/mailer.ts";
import { vapidKeys } from "../src/adapters/push/vapid-keys.server.ts";
import type { ObjectStore } from "../src/adapters/storage/object-store.ts";
import type { EsimSupplier } from "../src/adapters/supply/esim-supplier.ts";
import { duePrices } from "../src/features/catalogue/price-changes/due-prices.server.ts";
import { dueTexts } from "../src/features/catalogue/text-changes/due-texts.server.ts";
import { openClickBatches } from "../src/features/people/clicks/click-batches.server.ts";
import { findCaller } from "../src/features/people/sessions/find-caller.server.ts";
import { openOffer } from "../src/features/records/settings/offer.server.ts";
import { openUseBatches } from "../src/features/staff/right-uses/use-batches.server.ts";
import { findStaff } from "../src/features/staff/staff-sessions/find-staff.server.ts";
import type { Endpoint, OutputOf, WishOf } from "../src/kernel/endpoint.ts";
import { unwrap } from "../src/kernel/envelope.ts";
import { operations } from "../src/operations.server.ts";
import { answering } from "../src/platform/answer.server.ts";
import { loadOfProcess, openAtOnce } from "../src/platform/at-once.server.ts";
import { allDue, catalogueVersionOf } from "../src/platform/catalogue-version.server.ts";
import { openChangedWords } from "../src/platform/changed-words.server.ts";
import { derivedSecret, readConfig } from "../src/platform/config.server.ts";
import { contextFor, type SessionAtHand, type Shop, type Visitor } from "../src/platform/context.server.ts";
import { openDocumentKeys } from "../src/platform/document-keys.server.ts";
import type { DocumentReader } from "../src/platform/document-reader.ts";
import { openLimits } from "../src/platform/limits.server.ts";
import { openLog } from "../src/platform/log.server.ts";
import { maintenanceOf } from "../src/platform/maintenance.server.ts";
import { openMetrics } from "../src/platform/metrics.server.ts";
import { hashCost } from "../src/platform/password-hash.server.ts";
import { openPasswords, type Hashing } from "../src/platform/passwords.server.ts";
import type { Photographs } from "../src/platform/photographs/photographs.server.ts";
import { openVault } from "../src/platform/vault.server.ts";
import { sandboxNetwork } from "../src/sandboxes/network/sandbox-network.server.ts";
import { demoSecret, opened } from "./demo-template.ts";
import { lentDatabase } from "./lent-database.ts";
import { pretendGateway } from "./pretend-gateway.ts";
import { pretendPush, pretendSms } from "./pretend-senders.ts";
import { pretendSupplier } from "./pretend-supplier.ts";
import { fillThePool } from "./shop-fixture.ts";

export const english: Visitor = {
  language: "en",
  address: "203.0.113.7",
  browserId: "6f0d9c1e-3b7a-4c55-9f0a-0a4f7f0f2f11",
};

/** One buyer is everybody here, and a handful of eSIMs the whole pool. */
const plenty = { HELD_ORDERS: "1000", HELD_PIECES: "1000", LOW_STOCK: "0", NETWORK_PATIENCE_MS: "20000" };

/** The SM-DP+ of our own pool: it reports on phones, and is asked nothing. */
const phoneReporter: EsimSupplier = { ...pretendSupplier("es2plus").supplier, findProfile: undefined };

/**
 * A small shop on a database of its own: Japan, Thailand and a region, three plans, twenty profiles in the pool
 * (test/shop-fixture.ts); or the `demo` shop, whole. The clock stands still until `at` moves it; e-mails, texts and
 * pushes are collected; the gateway, `sms` and `push` behave as set.
 */
export async function freshWorld({
  profiles = 20,
  environment = {},
  demo = false,
  suppliers = [phoneReporter],
}: { profiles?: number; environment?: Record<string, string>; demo?: boolean; suppliers?: EsimSupplier[] } = {}) {
  const { pool, shopPool, db, connection, drop } = await lentDatabase(demo ? "demo" : "stocked");
  const letters: Letter[] = [];
  let now = opened;
  const config = readConfig({
    APP_SECRET: demo ? demoSecret : randomBytes(32).toString("hex"),
    LOG_LEVEL: "fatal",
    ...plenty,
    ...environment,
  });
  const vault = openVault(config.appSecret);
  const gateway = pretendGateway();
  const [sms, push] = [pretendSms(), pretendPush(vapidKeys(derivedSecret(config, "web push")).publicKey)];
  gateway.tellTime(() => now);
  const [log, metrics] = [openLog("fatal"), openMetrics()];
  const shop: Shop = {
    config,
    db,
    pool: shopPool,
    vault,
    gateways: [gateway],
    mailer: { name: "kept", send: async (letter) => void letters.push(letter) },
    sms: sms.sender,
    push: push.sender,
    network: sandboxNetwork({ pool: shopPool, clock: () => now }),
    suppliers,
    identity: undefined,
    wallets: [],
    chat: undefined,
    objects: objectsInMemory(),
    objectKeys: openDocumentKeys(config),
    photographs: takesAll,
    documents: readsNothing,
    locator: { country: (address) => (address === "114.114.114.114" ? "CN" : undefined) },
    catalogueVersion: catalogueVersionOf(
      db,
      allDue(duePrices({ db, clock: () => now, log }), dueTexts({ db, clock: () => now, log })),
    ),
    changedWords: openChangedWords(db),
    offer: openOffer(db, config),
    maintenance: maintenanceOf(db, { freshMs: 0 }),
    trailRisk: undefined,
    clicks: openClickBatches({ db, metrics, log }),
    rightUses: openUseBatches({ db, log }),
    limits: openLimits(config),
    atOnce: openAtOnce(config.AT_ONCE, metrics, loadOfProcess(shopPool)),
    passwords: openPasswords(cheaply),
    findCaller: (...token) => findCaller(shop, ...token),
    findStaff: (token) => findStaff(shop, token),
    clock: () => now,
    origin: "http://shop.test",
    log,
    metrics,
  };
  if (!demo) await fillThePool(shopPool, vault, profiles);
  const answer = answering(operations, shop.limits);
  return {
    shop,
    /** The owner's: what a shop may not, a test brings about by it. */
    pool,
    db,
    connection,
    gateway,
    letters,
    sms,
    texts: sms.texts,
    push,
    pushes: push.pushes,
    answer: (path: string, input: unknown, visitor: Visitor = english) =>
      answer(path, input, contextFor(shop, visitor, inBrowser(visitor))),
    /** The same with this token. */
    answerTo: (token: string, path: string, input: unknown, visitor: Visitor = english) =>
      answer(path, input, contextFor(shop, visitor, sessionOf(token, shop, visitor))),
    /** Like a page's `call`: rejects with `CallRefused`. */
    call: async <E extends Endpoint>({ path }: E, wish: WishOf<E>): Promise<OutputOf<E>> =>
      unwrap((await answer(path, wish, contextFor(shop, english, inBrowser(english)))).envelope) as OutputOf<E>,
    at: (instant: string) => void (now = new Date(instant)),
    close: async () => {
      await shop.clicks.close();
      await shop.rightUses.close();
      await drop();
    },
  };
}

/**
 * The shop's hash at the least that argon2id may cost: what it costs in earnest is tested where it stands
 * (platform/passwords), and is 34 ms of the processor for each password. One that was kept at another cost keeps it.
 */
const cheaply: Hashing = (message, nonce, { digestBytes: tagLength, ...cost }) => {
  const least = isDeepStrictEqual(cost, hashCost) ? { memory: 8, passes: 1, parallelism: 1 } : cost;
  return promisify(argon2)("argon2id", { message, nonce, ...least, tagLength });
};

/** What photographs are judged by is tested where it stands (platform/photographs); here each is taken as it is. */
const asItIs: Photographs["check"] = async (bytes) => ({
  jpeg: Buffer.from(bytes),
  width: 1500,
  height: 1056,
  measures: { colour: 40, sharpness: 1, brightness: 180, glare: 0 },
  warnings: [],
});

const takesAll: Photographs = { check: asItIs, open: asItIs, close() {} };

/** Reading is tested where it stands (features/people/document-reading). */
const readsNothing: DocumentReader = {
  read: async () => ({ read: null }),
  text: async () => ({ lines: [] }),
  barcodes: async () => ({ codes: [] }),
  pieces: async () => ({}),
  close() {},
};

/** A store that forgets with the test (adapters/storage has the real ones). */
function objectsInMemory(): ObjectStore {
  const kept = new Map<string, Buffer>();
  return {
    name: "folder",
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key),
    delete: async (key) => void kept.delete(key),
    dropHalves: async () => {},
    async *list(prefix) {
      for (const key of kept.keys()) if (key.startsWith(prefix)) yield { key, at: new Date() };
    },
  };
}

/** What a request with this token has at hand. */
const sessionOf = (token: string, shop: Shop, visitor: Visitor): SessionAtHand => ({
  ...inBrowser(visitor),
  token: () => token,
  find: () => shop.findCaller(token),
});

/** A browser that has been here before: its cookie, too, holds the id by which it is known. */
const inBrowser = ({ browserId }: Visitor): SessionAtHand => ({
  token: () => undefined,
  find: async () => undefined,
  begin() {},
  renew() {},
  end() {},
  browser: () => browserId,
  keepBrowser() {},
});

export type World = Awaited<ReturnType<typeof freshWorld>>;
