/**
 * The worker that keeps install pages and shows messages (storefront/ground/offline). Only a page that needs it
 * registers it.
 */
const script = "/offline.js";

export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(script, { scope: "/" });
  return navigator.serviceWorker.ready;
}

export async function runningWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!("serviceWorker" in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration("/").catch(() => undefined);
}

/** With the last copy and the last subscription the worker goes, too. */
export async function dropIdleWorker(): Promise<void> {
  const registration = await runningWorker();
  const kept = (await caches.keys()).some((name) => name.startsWith("kept "));
  const listens = Boolean(await registration?.pushManager?.getSubscription().catch(() => null));
  if (!kept && !listens) await registration?.unregister();
}
