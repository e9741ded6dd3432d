/** Whose words the settings menus speak; the keys of `steps.systems` in i18n/<lang>/result.ts. */
export const phoneSystems = ["iphone", "pixel", "samsung", "other"] as const;
export type PhoneSystem = (typeof phoneSystems)[number];

/** `model`: what newer Android browsers tell only when asked; their user agent names no model any more. */
export type Browser = { userAgent: string; touchPoints: number; model?: string };

/** `undefined`: no phone, so the eSIM goes to another device than this one. */
export function phoneSystem({ userAgent, touchPoints, model = "" }: Browser): PhoneSystem | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  // an iPad says that it is a Mac; no Mac has a touch screen
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return "iphone";
  if (!/Android|HarmonyOS/.test(userAgent)) return undefined;
  const named = `${model} ${userAgent}`;
  if (/\bPixel\b/.test(named)) return "pixel";
  return /\bSM-[A-Z]|Samsung/i.test(named) ? "samsung" : "other";
}

/** Browsers inside other apps do not hand the install links to the system (domain notes 2.2). */
export function isInsideAnApp(userAgent: string): boolean {
  return /MicroMessenger|WeChat|\bQQ\/|Weibo|AlipayClient|DingTalk|Instagram|FBAN|FBAV|\bLine\/|KAKAOTALK|BytedanceWebview|musical_ly|aweme|Snapchat|Twitter|LinkedInApp|; wv\)/.test(userAgent);
}
