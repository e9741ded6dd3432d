import { useEffect, useState } from "react";
import { guessDevice } from "../../../features/catalogue/devices/guess-device.ts";
import { callOverHttp } from "../../ground/visit/call.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import type { Model } from "./load.ts";

type Guessed = { model: Model } | { brand: "Apple"; kind: "phone" | "tablet" } | undefined;

type Hints = { getHighEntropyValues?(names: string[]): Promise<{ model?: string }> };

/**
 * What the visitor's browser reports of the device; read after the page is there, since the page is cached for all.
 */
export function useDeviceGuess(): Guessed {
  const { language, currency } = useVisit();
  const [guessed, setGuessed] = useState<Guessed>();
  useEffect(() => {
    let wanted = true;
    const guess = async () => {
      const { userAgent, maxTouchPoints: touchPoints } = navigator;
      const hints = (navigator as Navigator & { userAgentData?: Hints }).userAgentData;
      const { model } = (await hints?.getHighEntropyValues?.(["model"])) ?? {};
      const found = guessDevice({ userAgent, touchPoints, model });
      if (!found || "brand" in found) return found;
      const { models } = await callOverHttp({ language, currency })("/device/getDeviceList", found);
      return models[0] && { model: models[0] };
    };
    // a guess that fails is no guess
    guess().then(
      (found) => wanted && setGuessed(found),
      () => undefined,
    );
    return () => void (wanted = false);
  }, [language, currency]);
  return guessed;
}
