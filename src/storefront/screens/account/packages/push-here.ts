import { dropIdleWorker, startWorker } from "../../../ground/visit/service-worker.ts";

export type Subscription = { endpoint: string; p256dh: string; auth: string };

/**
 * Asks for permission and subscribes; nothing where the visitor says no. Rejects where the browser's push service is
 * out of reach.
 */
export async function listen(publicKey: string): Promise<Subscription | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  const { pushManager } = await startWorker();
  const { endpoint, keys } = (await subscribed(pushManager, publicKey)).toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : undefined;
}

/** A subscription for a key that the shop no longer has is of no use. */
async function subscribed(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const wish = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(wish);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(wish);
  }
}

/** The one that ended, to be deleted by the shop. */
export async function listenNoMore(): Promise<Pick<Subscription, "endpoint"> | undefined> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return undefined;
  await subscription.unsubscribe();
  await dropIdleWorker();
  return { endpoint: subscription.endpoint };
}
