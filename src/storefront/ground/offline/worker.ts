import { assetsIn, isAsset, keptAddress, withKeptAt } from "./copies.ts";
import { ownAddress, toShow } from "./messages.ts";

/**
 * Caches an install page on the device, so that it opens offline: the page, its files, and nothing else of the shop. A
 * copy is of one build, and replaced as a whole when the network has a newer one. Calls are never cached. Also shows
 * the shop's push messages.
 */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Waiting & { request: Request; respondWith(answer: Promise<Response>): void };
type Told = Waiting & { data: Wish; ports: readonly MessagePort[] };
type Pushed = Waiting & { data: { text(): string } | null };
type Clicked = Waiting & { notification: Notification };
type Page = { url: string; focus(): Promise<unknown> };
type Wish = { wish: "keep" | "ask" | "forget"; url: string; assets?: string[] };
type Worker = {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
};

const worker = globalThis as unknown as Worker;
const { origin } = worker.location;
const cacheOf = (address: string) => `kept ${address}`;
const keptAtHeader = "x-kept-at";
/** Any longer, and a traveller with one bar of signal gives up. */
const patienceMs = 4_000;

worker.addEventListener("install", (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => {
  const address = keptAddress(event.data.url, origin);
  if (!address) return;
  const work = {
    keep: () => keep(address, event.data.assets),
    ask: () => keptAt(address),
    forget: () => forget(address),
  }[event.data.wish];
  const answer = work().catch(() => undefined);
  event.waitUntil(answer.then((at) => event.ports[0]?.postMessage(at)));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = request.mode === "navigate" ? keptAddress(request.url, origin) : undefined;
  if (address) event.respondWith(page(event, address));
  else if (isAsset(request.url, origin)) event.respondWith(asset(request));
});

worker.addEventListener("push", (event) => {
  const { title, ...options } = toShow(event.data?.text(), origin);
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(ownAddress((event.notification.data as { url?: unknown } | null)?.url, origin)));
});

/** The page that shows it already, or a new one. */
async function open(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url === address);
  await (there ? there.focus() : worker.clients.openWindow(address));
}

/** Network first; the copy if that fails, is too slow, or returns an error. */
async function page(event: Fetching, address: string): Promise<Response> {
  const { request } = event;
  const kept =
    (await caches.has(cacheOf(address))) && (await caches.open(cacheOf(address)).then((cache) => cache.match(address)));
  if (!kept) return fetch(request);
  try {
    const fresh = await inTime(fetch(request));
    if (fresh.status < 500) {
      // gone for good, such as a revoked shared link
      event.waitUntil(fresh.status === 404 ? forget(address) : refresh(address, fresh.clone()));
      return fresh;
    }
  } catch {
    // no network
  }
  // another part of the same page: the copy is stored under its own URL only
  if (new URL(request.url).search !== new URL(address, origin).search) return Response.redirect(address, 302);
  const headers = new Headers(kept.headers);
  return new Response(withKeptAt(await kept.text(), headers.get(keptAtHeader) ?? ""), { headers });
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  // under /assets the name holds the content's hash; pictures may change
  if (kept && request.url.includes("/assets/")) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

async function keep(address: string, alsoSeen: string[] = []): Promise<string> {
  const fresh = await fetch(address, { credentials: "same-origin", cache: "no-store" });
  if (fresh.status !== 200 || fresh.redirected) throw new Error("no page to keep");
  return write(
    address,
    fresh,
    alsoSeen.filter((url) => isAsset(url, origin)),
  );
}

async function refresh(address: string, fresh: Response): Promise<void> {
  if (fresh.status === 200 && !fresh.redirected) await write(address, fresh, []);
}

/**
 * First the files, then the page, then deletes files of an older build: interrupted at any point, there is a complete
 * copy.
 */
async function write(address: string, fresh: Response, alsoSeen: string[]): Promise<string> {
  const html = await fresh.text();
  const cache = await caches.open(cacheOf(address));
  const before = await cache.keys();
  const seen = alsoSeen.map((url) => new URL(url, origin).pathname);
  const wanted = [...new Set([...assetsIn(html), ...seen])];
  const missing = wanted.filter((path) => !before.some(({ url }) => new URL(url).pathname === path));
  await Promise.all(missing.map((path) => cache.add(path)));
  const now = new Date().toISOString();
  const headers = new Headers(fresh.headers);
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  headers.set(keptAtHeader, now);
  await cache.put(address, new Response(html, { headers }));
  // a page that names new files is of a newer build
  const isOld = ({ url }: Request) =>
    missing.length > 0 && url.includes("/assets/") && !wanted.includes(new URL(url).pathname);
  await Promise.all(before.filter(isOld).map((request) => cache.delete(request)));
  return now;
}

async function keptAt(address: string): Promise<string | undefined> {
  if (!(await caches.has(cacheOf(address)))) return undefined;
  const kept = await (await caches.open(cacheOf(address))).match(address);
  return kept?.headers.get(keptAtHeader) ?? undefined;
}

async function forget(address: string): Promise<undefined> {
  await caches.delete(cacheOf(address));
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error("too slow")), patienceMs)),
  ]);
}
