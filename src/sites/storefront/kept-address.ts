/** Longer than any country, plan code or number. */
const longestValue = 80;

/**
 * Whether the page at this address is worth keeping: only while it asks for nothing but these names, and for each of
 * them once. What one traveller writes into it (dates, filters) nobody asks for again, and it must not push out the
 * pages that everybody asks for. Campaigns (`utm_source`) are taken away before (kernel/campaign.ts).
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
