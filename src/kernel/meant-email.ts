/** The most common mail providers; a domain that is similar to one of these is taken for a typing error. */
const providers = [
  "gmail.com",
  "googlemail.com",
  "qq.com",
  "foxmail.com",
  "163.com",
  "126.com",
  "yeah.net",
  "139.com",
  "189.cn",
  "sina.com",
  "sohu.com",
  "aliyun.com",
  "yahoo.com",
  "yahoo.com.hk",
  "yahoo.com.tw",
  "yahoo.com.sg",
  "yahoo.co.uk",
  "yahoo.co.jp",
  "ymail.com",
  "netvigator.com",
  "hkbn.net",
  "outlook.com",
  "outlook.jp",
  "hotmail.com",
  "hotmail.co.uk",
  "hotmail.fr",
  "live.com",
  "live.hk",
  "live.cn",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "mail.com",
  "email.com",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "web.de",
  "aol.com",
  "proton.me",
  "protonmail.com",
  "naver.com",
  "hanmail.net",
  "docomo.ne.jp",
  "bigpond.com",
];

/**
 * `anna@gmial.con` → `anna@gmail.com`; undefined for a plausible address. A hint, never a refusal: the domain may
 * exist.
 */
export function meantEmail(typed: string): string | undefined {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1).toLowerCase();
  if (at < 1 || domain.length > 30 || providers.includes(domain)) return undefined;
  const [near] = providers
    .filter((provider) => slipsBetween(nameOf(domain), nameOf(provider)) <= slipsForgiven(nameOf(provider)))
    .map((provider) => ({ provider, slips: slipsBetween(domain, provider) }))
    .filter(({ slips }) => slips <= 2)
    .toSorted((one, other) => one.slips - other.slips);
  return near && `${address.slice(0, at + 1)}${near.provider}`;
}

/** Short names tolerate fewer errors: `qq.con` means `qq.com`, `ok.com` does not. */
const slipsForgiven = ({ length }: string) => (length < 4 ? 0 : length < 7 ? 1 : 2);

const nameOf = (domain: string) => domain.split(".")[0]!;

/** Letters that are missing, too many, wrong, or in the wrong order (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, place) => place)];
  for (let i = 1; i <= one.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]![j] = Math.min(
        rows[i - 1]![j]! + 1,
        rows[i]![j - 1]! + 1,
        rows[i - 1]![j - 1]! + (same ? 0 : 1),
        ...(swapped ? [rows[i - 2]![j - 2]! + 1] : []),
      );
    }
  }
  return rows[one.length]![other.length]!;
}
