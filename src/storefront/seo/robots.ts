/** Where robots need not go; what they may read but not list says so itself (`noindex`). */
const closed = ["/api/", "/outbox", "/*/order-result", "/*/stop-reminders", "/files/"];

export function robotsTxt(origin: string): string {
  return ["User-agent: *", ...closed.map((path) => `Disallow: ${path}`), "", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
}
