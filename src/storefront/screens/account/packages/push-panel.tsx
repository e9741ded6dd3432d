import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { phoneSystem } from "../../../../features/aftersales/installs/phone-system.ts";
import { Button } from "../../../../ui/button.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import type { Alerts } from "./load.ts";

/**
 * Whether this browser can show messages, and whether it may. `homeScreen`: an iPhone's or iPad's can from there alone.
 */
type Push = "unasked" | "on" | "refused" | "homeScreen" | "cannot";

/** Messages in the browser in front of the visitor. It asks for permission only when the button is pressed. */
export function PushHere({ alerts: { here, stays, publicKey } }: { alerts: Alerts }) {
  const { push: words } = useWords("alerts");
  const { push, turn, busy, failed } = usePush(here, publicKey);
  return (
    <div className="alerts-push needs-script">
      <h3>{words.title}</h3>
      {/* the iPhone asks for it before it puts a page on the Home Screen */}
      <link rel="manifest" href="/art/shop.webmanifest" />
      <div aria-live="polite" className="stack gap-3">
        {push === "unasked" && <p className="soft">{words.lead}</p>}
        {push === "on" && (
          <p>
            {words.on} {stays ? words.untilSignOut : words.untilClosed}
          </p>
        )}
        {push === "refused" && (
          <Notice tone="care" title={words.refused.title}>
            {words.refused.text}
          </Notice>
        )}
        {push === "homeScreen" && <Notice title={words.homeScreen.title}>{words.homeScreen.text}</Notice>}
        {push === "cannot" && <p className="soft">{words.cannot}</p>}
        {failed && <Notice tone="care">{words.failed}</Notice>}
      </div>
      {push === "unasked" && (
        <p>
          <Button icon="bell" busy={busy} onClick={() => turn(true)}>
            {words.turnOn}
          </Button>
        </p>
      )}
      {push === "on" && (
        <p>
          <Button variant="quiet" busy={busy} onClick={() => turn(false)}>
            {words.turnOff}
          </Button>
        </p>
      )}
    </div>
  );
}

function usePush(here: boolean, publicKey: string) {
  const fetcher = useFetcher<{ browsers: number } | { problems: unknown }>({ key: "push" });
  const [push, setPush] = useState<Push>();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let gone = false;
    void pushNow(here).then((now) => !gone && setPush(now));
    return () => void (gone = true);
  }, [here]);
  const turn = (on: boolean) => {
    setAsking(true);
    setFailed(false);
    void turned(on)
      .catch(() => setFailed(true))
      .finally(() => setAsking(false));
  };
  return {
    push,
    turn,
    busy: asking || fetcher.state !== "idle",
    failed: failed || (fetcher.data && "problems" in fetcher.data),
  };

  async function turned(on: boolean): Promise<void> {
    const { listen, listenNoMore } = await import("./push-here.ts");
    const said = on ? await listen(publicKey) : await listenNoMore();
    if (said) await fetcher.submit({ intent: on ? "subscribe-push" : "unsubscribe-push", ...said }, { method: "post" });
    else setPush(await pushNow(here));
  }
}

async function pushNow(here: boolean): Promise<Push> {
  const able = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!able) {
    const apple = phoneSystem({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints }) === "iphone";
    return apple && window.isSecureContext ? "homeScreen" : "cannot";
  }
  if (Notification.permission === "denied") return "refused";
  const registration = await navigator.serviceWorker.getRegistration("/").catch(() => undefined);
  return here && (await registration?.pushManager.getSubscription()) ? "on" : "unasked";
}
