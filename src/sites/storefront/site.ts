import { ofCustomers, type Site } from "../../platform/site.ts";

/** Where a document is photographed, below each language. */
const ofRealNames = ["/real-name", "/real-name-result", "/real-name-channel", "/prepaid/realname", "/real-name-photo"];

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
  uploads: [...ofRealNames, "/contact-us"],
  photographs: ofRealNames,
  policy: { "worker-src": "'self'", "manifest-src": "'self'" },
};
