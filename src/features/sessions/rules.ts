/** How long a session lasts after it was last seen: of who wants to stay signed in, and of who does not (then also until the browser is closed). */
export const sessionDays = { stays: 90, passes: 1 } as const;

/** A session is noted as seen at most so often, so that reading pages writes nothing. */
export const seenEveryMinutes = 5;

const dayMs = 86_400_000;

export function sessionEnd(stays: boolean, now: Date): Date {
  return new Date(now.getTime() + (stays ? sessionDays.stays : sessionDays.passes) * dayMs);
}

/** What the browser is told: nothing for a session that passes with it. */
export const cookieSeconds = (stays: boolean) => (stays ? sessionDays.stays * 86_400 : undefined);

const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"], [/iPad/, "iPad"], [/HarmonyOS|OpenHarmony/, "HarmonyOS"], [/Android/, "Android"], [/Windows/, "Windows"], [/CrOS/, "ChromeOS"], [/Mac OS X|Macintosh/, "Mac"], [/Linux/, "Linux"],
];
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/, "WeChat"], [/Edg(?:A|iOS)?\//, "Edge"], [/OPR\//, "Opera"], [/SamsungBrowser/, "Samsung Internet"], [/Firefox|FxiOS/, "Firefox"], [/CriOS|Chrome/, "Chrome"], [/Safari/, "Safari"],
];

/** `Chrome · Android`, as far as the browser says; brand names need no translation. Empty where it says nothing known. */
export function deviceName(userAgent = ""): string {
  const known = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [known(browsers), known(systems)].filter(Boolean).join(" · ");
}
