import { ofCustomers, type Site } from "../../platform/site.ts";

/** The storefront for travellers. */
export const storefront: Site = {
  name: "storefront",
  at: "",
  sources: {
    browser: "src/sites/storefront/browser.tsx",
    render: "src/sites/storefront/render.server.tsx",
    styles: "src/storefront/styles.css",
  },
  budget: 100,
  session: ofCustomers,
  uploads: ["/real-name", "/real-name-result", "/real-name-channel", "/prepaid/realname", "/contact-us"],
  policy: { "worker-src": "'self'", "manifest-src": "'self'" },
};
