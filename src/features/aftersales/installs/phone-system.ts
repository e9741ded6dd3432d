/** The phone systems whose menus we describe; the keys of `steps.systems` in i18n/<lang>/result.ts. */
export const phoneSystems = ["iphone", "pixel", "samsung", "other"] as const;
export type PhoneSystem = (typeof phoneSystems)[number];

/** `model`: reported by newer Android browsers only on request; their user agent no longer contains it. */
type Browser = { userAgent: string; touchPoints: number; model?: string };

/** `undefined`: not a phone, so the eSIM is for another device. */
export function phoneSystem({ userAgent, touchPoints, model = "" }: Browser): PhoneSystem | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return "iphone";
  // an iPad claims to be a Mac; no Mac has a touch screen
  if (/Macintosh/.test(userAgent) && touchPoints > 1) return "iphone";
  if (!/Android|HarmonyOS/.test(userAgent)) return undefined;
  const named = `${model} ${userAgent}`;
  if (/\bPixel\b/.test(named)) return "pixel";
  return /\bSM-[A-Z]|Samsung/i.test(named) ? "samsung" : "other";
}

/** `name`: as the app calls itself, where we know it. */
export type AppAround = { name?: string };

/** By what the browser inside an app writes into its user agent. */
const apps: readonly (readonly [RegExp, string?])[] = [
  [/MicroMessenger|WeChat/, "WeChat"],
  [/\bLine\//, "LINE"],
  [/Instagram/, "Instagram"],
  [/FBAN|FBAV|FB_IAB/, "Facebook"],
  [/AlipayClient/, "Alipay"],
  [/KAKAOTALK/, "KakaoTalk"],
  [/Weibo/, "Weibo"],
  [/\bQQ\//, "QQ"],
  [/DingTalk/, "DingTalk"],
  [/XiaoHongShu|discover\//, "Xiaohongshu"],
  [/musical_ly|BytedanceWebview|TikTok/, "TikTok"],
  [/aweme/, "Douyin"],
  [/Snapchat/, "Snapchat"],
  [/Twitter/, "X"],
  [/LinkedInApp/, "LinkedIn"],
  [/Telegram/, "Telegram"],
  // Android marks every web view; an iPhone's web view omits Safari's own token
  [/; wv\)/],
  [/^(?!.*Safari\/).*\b(iPhone|iPad).*AppleWebKit/],
];

/** In-app browsers do not pass the install links to the system (domain notes 2.2). */
export function appAround(userAgent: string): AppAround | undefined {
  const found = apps.find(([sign]) => sign.test(userAgent));
  return found && { ...(found[1] && { name: found[1] }) };
}

/** Opens an address in the phone's own browser on Android, from inside an app that allows it. */
export function intentAddress(page: string): string {
  const { host, pathname, search, protocol } = new URL(page);
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.replace(":", "")};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;end`;
}
