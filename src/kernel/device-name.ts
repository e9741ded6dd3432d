const systems: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/HarmonyOS|OpenHarmony/, "HarmonyOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X|Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];
const browsers: readonly [RegExp, string][] = [
  [/MicroMessenger/, "WeChat"],
  [/Edg(?:A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/CriOS|Chrome/, "Chrome"],
  [/Safari/, "Safari"],
];

/** `Chrome · Android`, as far as the browser reveals; brand names need no translation. Empty where it is unknown. */
export function deviceName(userAgent = ""): string {
  const known = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return [known(browsers), known(systems)].filter(Boolean).join(" · ");
}
