/** What is typed to find a model. */
export const longestSearch = 60;

/** As many as a person reads; for another one, more of its name is typed. */
const most = 30;

/** How brands are called where the list is read. */
const alsoCalled: Record<string, string> = {
  苹果: "apple",
  蘋果: "apple",
  三星: "samsung",
  谷歌: "google",
  小米: "xiaomi",
  华为: "huawei",
  華為: "huawei",
  荣耀: "honor",
  榮耀: "honor",
  索尼: "sony",
  摩托罗拉: "motorola",
  一加: "oneplus",
  夏普: "sharp",
  微软: "microsoft",
  微軟: "microsoft",
  诺基亚: "nokia",
  諾基亞: "nokia",
};

/**
 * Models whose name has every word that is asked for, the plainest name first: "iPhone 15" before "iPhone 15 Pro Max".
 * Keeps the order otherwise.
 */
export function searchDevices<Device extends { brand: string; model: string }>(
  devices: readonly Device[],
  asked: string,
): Device[] {
  const words = wordsOf(asked);
  if (words.length === 0) return [];
  return devices
    .map((device) => ({ device, name: wordsOf(`${device.brand} ${device.model}`) }))
    .filter(({ name }) => words.every((word) => name.some((part) => fits(word, part))))
    .toSorted((one, other) => one.name.length - other.name.length)
    .slice(0, most)
    .map(({ device }) => device);
}

/** `s23 ultra` and `S 23Ultra` are the same words; so are 苹果 and Apple. */
function wordsOf(text: string): string[] {
  const latin = Object.entries(alsoCalled).reduce(
    (sofar, [name, brand]) => sofar.replaceAll(name, ` ${brand} `),
    text.normalize("NFKC").toLowerCase(),
  );
  return latin.match(/\p{L}+|\d+|\+/gu) ?? [];
}

/** The beginning of a word will do; a number is that number. */
const fits = (word: string, part: string) => (/^\d/.test(word) ? part === word : part.startsWith(word));
