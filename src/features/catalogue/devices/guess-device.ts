/** What a browser reports about itself at the first request; `model` is its client hint, empty on desktops. */
export type BrowserSigns = { userAgent: string; touchPoints: number; model?: string };

/** `brand`: no more is known; `browserName`: the model as the maker calls it, `SM-S918B`. */
export type DeviceGuess = { brand: "Apple"; kind: "phone" | "tablet" } | { browserName: string };

/**
 * An honest guess: every iPhone looks like every other, an iPad says it is a Mac, and newer browsers on Android say `K`
 * for every phone unless the client hint says more.
 */
export function guessDevice({ userAgent, touchPoints, model = "" }: BrowserSigns): DeviceGuess | undefined {
  if (/\biPhone\b/.test(userAgent)) return { brand: "Apple", kind: "phone" };
  if (/\biPad\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1))
    return { brand: "Apple", kind: "tablet" };
  const reported =
    model.trim() ||
    (/; (?:[a-z]{2}-[a-z]{2}; )?([^;()]+?)(?: Build\/[^;)]*)?(?:; wv)?\)/i.exec(androidPart(userAgent))?.[1] ?? "");
  return isModel(reported) ? { browserName: reported.slice(0, 100) } : undefined;
}

/** `(Linux; Android 13; SM-S918B Build/TP1A)`, the first bracket. */
function androidPart(userAgent: string): string {
  return /\(Linux;[^)]*Android[^)]*\)/.exec(userAgent)?.[0] ?? "";
}

/** `K` is what browsers say to say nothing; `Mobile` and `rv:…` are Firefox's. */
function isModel(reported: string): boolean {
  return reported.length > 1 && !/^(Mobile|Tablet|Android\b.*|rv:.*|U|wv)$/i.test(reported);
}

/** Which of the known names a reported one is: the whole of it, or with a star its beginning; the longest wins. */
export function byBrowserName<Device extends { browserNames: readonly string[] }>(
  devices: readonly Device[],
  reported: string,
): Device | undefined {
  const said = reported.trim().toLowerCase();
  let found: { device: Device; length: number } | undefined;
  for (const device of devices) {
    for (const name of device.browserNames) {
      const known = name.toLowerCase();
      const fits = known.endsWith("*") ? said.startsWith(known.slice(0, -1)) : said === known;
      if (fits && known.length > (found?.length ?? 0)) found = { device, length: known.length };
    }
  }
  return found?.device;
}
