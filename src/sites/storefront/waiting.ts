import { showOwnTime } from "../../storefront/screens/upgrading/show-own-time.ts";

/**
 * The only script of a page that replaces others while the shop is closed or cannot render
 * (platform/http/maintenance-page.server.ts, away-page.server.ts).
 */
showOwnTime(document);
void lookAgain();

/**
 * Polls about once a minute while the shop is closed, every few seconds while it cannot render, with jitter. Reloads
 * when the shop has opened or the end has moved.
 */
async function lookAgain(): Promise<void> {
  const shown = document.querySelector<HTMLTimeElement>("main time")?.dateTime ?? "away";
  const pause = shown === "away" ? 8_000 : 60_000;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
    const until = await endNow();
    // a plain navigation: a reload would resubmit a form
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
