/**
 * The worker that caches install pages and shows push messages (storefront/ground/offline). Only pages that need it
 * register it.
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

/** Unregisters the worker when there is no copy and no subscription left. */
export async function dropIdleWorker(): Promise<void> {
  const registration = await runningWorker();
  const kept = (await caches.keys()).some((name) => name.startsWith("kept "));
  const listens = Boolean(await registration?.pushManager?.getSubscription().catch(() => null));
  if (!kept && !listens) await registration?.unregister();
}
