import { useEffect, useState, useSyncExternalStore } from "react";
import {
  appAround,
  phoneSystem,
  type AppAround,
  type PhoneSystem,
} from "../../../features/aftersales/installs/phone-system.ts";

export type Phone = {
  system?: PhoneSystem;
  /** The app whose browser shows the page. */
  insideAnApp?: AppAround;
};

/** Client hints, as far as we ask; TypeScript does not know them yet. */
type Hinting = { userAgentData?: { getHighEntropyValues(hints: string[]): Promise<{ model?: string }> } };

const neverChanges = () => () => undefined;

/** The device in the visitor's hand. Known after hydration only, so that server and browser first show the same. */
export function usePhone(): Phone {
  const userAgent = useSyncExternalStore(
    neverChanges,
    () => navigator.userAgent,
    () => undefined,
  );
  const model = useModel();
  if (userAgent === undefined) return {};
  return {
    system: phoneSystem({ userAgent, touchPoints: navigator.maxTouchPoints, model }),
    insideAnApp: appAround(userAgent),
  };
}

/** What the phone is called, where the browser reports it; for the words of its menus and for support. */
export function useModel(): string {
  const [model, setModel] = useState("");
  useEffect(() => {
    let gone = false;
    const asking = (navigator as Hinting).userAgentData?.getHighEntropyValues(["model"]);
    void asking?.then((hints) => !gone && setModel(hints.model ?? "")).catch(() => undefined);
    return () => void (gone = true);
  }, []);
  return model;
}
