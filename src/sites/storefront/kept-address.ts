/** Longer than any country, plan code or number. */
const longestValue = 80;

/**
 * Whether this URL's page may be cached: only if its query has nothing but these parameters, each at most once. What is
 * specific to one traveller (dates, filters) is never requested again, and must not evict the pages that everybody
 * requests. Campaign parameters (`utm_source`) are removed before (kernel/campaign.ts).
 */
export function isKept(cacheable: false | readonly string[] = false, url: string): boolean {
  if (!cacheable) return false;
  const asked = [...new URL(url).searchParams];
  const names = new Set(asked.map(([name]) => name));
  return (
    names.size === asked.length &&
    asked.every(([name, value]) => cacheable.includes(name) && value.length <= longestValue)
  );
}
