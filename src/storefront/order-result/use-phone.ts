import { useEffect, useState, useSyncExternalStore } from "react";
import { isInsideAnApp, phoneSystem, type PhoneSystem } from "../../features/installs/phone-system.ts";

export type Phone = { system?: PhoneSystem; insideAnApp: boolean };

/** Client hints, as far as we ask; TypeScript does not know them yet. */
type Hinting = { userAgentData?: { getHighEntropyValues(hints: string[]): Promise<{ model?: string }> } };

const neverChanges = () => () => undefined;

/** The device in the visitor's hand. Known after hydration only, so that server and browser first show the same. */
export function usePhone(): Phone {
  const userAgent = useSyncExternalStore(neverChanges, () => navigator.userAgent, () => undefined);
  const [model, setModel] = useState<string>();
  useEffect(() => {
    let gone = false;
    const asking = (navigator as Hinting).userAgentData?.getHighEntropyValues(["model"]);
    void asking?.then((hints) => !gone && setModel(hints.model)).catch(() => undefined);
    return () => void (gone = true);
  }, []);
  if (userAgent === undefined) return { insideAnApp: false };
  return { system: phoneSystem({ userAgent, touchPoints: navigator.maxTouchPoints, model }), insideAnApp: isInsideAnApp(userAgent) };
}
