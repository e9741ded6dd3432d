import { showOwnTime } from "../../storefront/screens/upgrading/show-own-time.ts";

/**
 * All that runs on a page which stands at another's address while the shop is closed or cannot make one
 * (platform/http/maintenance-page.server.ts, away-page.server.ts).
 */
showOwnTime(document);
void lookAgain();

/**
 * About once a minute while the shop is closed, every few seconds while it cannot; never all visitors in the same
 * second. Reloads when the shop has opened or the end has moved.
 */
async function lookAgain(): Promise<void> {
  const shown = document.querySelector<HTMLTimeElement>("main time")?.dateTime ?? "away";
  const pause = shown === "away" ? 8_000 : 60_000;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
    const until = await endNow();
    // a plain visit: a reload would send a form again
    if (until !== "unknown" && until !== shown) return location.replace(location.pathname + location.search);
  }
}

async function endNow(): Promise<string | undefined> {
  try {
    const answer = await fetch("/api/common/getMaintenance", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    const { resultCode, resultData } = (await answer.json()) as { resultCode: string; resultData: { until?: string } };
    return answer.ok || resultCode === "UNDER_MAINTENANCE" ? resultData.until : "unknown";
  } catch {
    return "unknown";
  }
}
