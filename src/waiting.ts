import { showOwnTime } from "./storefront/upgrading/show-own-time.ts";

/** All that runs on a page which stands at another's address while the shop is closed (platform/http/maintenance-page.server.ts). */
showOwnTime(document);
void lookAgain();

/** About once a minute, not all visitors in the same second. Reloads when the shop has opened or the end has moved. */
async function lookAgain(): Promise<void> {
  const shown = document.querySelector<HTMLTimeElement>("main time")?.dateTime;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 45_000 + Math.random() * 30_000));
    const until = await endNow();
    // a plain visit: a reload would send a form again
    if (until !== "unknown" && until !== shown) return location.replace(location.pathname + location.search);
  }
}

async function endNow(): Promise<string | undefined> {
  try {
    const answer = await fetch("/api/common/getMaintenance", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
    const { resultData } = (await answer.json()) as { resultData: { until?: string } };
    return answer.ok || answer.status === 503 ? resultData.until : "unknown";
  } catch {
    return "unknown";
  }
}
