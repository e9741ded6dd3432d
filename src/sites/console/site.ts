import type { Site } from "../../platform/site.ts";

/** Where the people of the shop work. */
export const consoleSite: Site = {
  name: "console",
  at: "/console",
  sources: {
    browser: "src/sites/console/browser.ts",
    render: "src/sites/console/render.server.tsx",
    styles: "src/console/styles.css",
  },
  budget: 60,
  uploads: [
    "/console/stock/add",
    "/console/coverage/files",
    "/console/catalogue/china/files",
    "/console/catalogue/files",
    "/console/promos/files",
    "/console/settings/rate-files",
    "/console/catalogue/prices",
  ],
  longForms: ["/console/content/:kind/:name"],
  session: { prefix: "staff_", sameSite: "strict", find: (shop, token) => shop.findStaff(token) },
  // no script may write HTML into a page, not even ours
  // an e-mail is shown as it is drawn, in a sandboxed frame
  policy: { "frame-src": "'self'", "require-trusted-types-for": "'script'", "trusted-types": "'none'" },
};
