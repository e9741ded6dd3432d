import { dropIdleWorker, runningWorker, startWorker } from "../../ground/visit/service-worker.ts";

/** The worker that keeps install pages (storefront/ground/offline), as a page talks to it. */
const patienceMs = 20_000;

/** Keeps this page; resolves to the moment, or to nothing where the browser does not allow it. */
export async function keepPage(): Promise<string | undefined> {
  try {
    const { active } = await startWorker();
    const assets = performance.getEntriesByType("resource").map(({ name }) => name);
    return active ? await told(active, { wish: "keep", url: location.href, assets }) : undefined;
  } catch {
    return undefined;
  }
}

/** Since when this page is kept; nothing when it is not. */
export async function isKeeping(): Promise<string | undefined> {
  const active = await keeper();
  return active ? told(active, { wish: "ask", url: location.href }) : undefined;
}

/** Removes this page; a worker that has nothing more to do goes too. */
export async function forgetPage(): Promise<void> {
  const active = await keeper();
  if (!active) return;
  await told(active, { wish: "forget", url: location.href });
  await dropIdleWorker();
}

async function keeper(): Promise<ServiceWorker | undefined> {
  return (await runningWorker())?.active ?? undefined;
}

function told(
  active: ServiceWorker,
  wish: { wish: "keep" | "ask" | "forget"; url: string; assets?: string[] },
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const late = setTimeout(() => reject(new Error("the worker does not answer")), patienceMs);
    port1.addEventListener("message", ({ data }: MessageEvent<string | undefined>) => {
      clearTimeout(late);
      resolve(data);
    });
    port1.start();
    active.postMessage(wish, [port2]);
  });
}
