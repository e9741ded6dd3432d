import { ofCustomers, type Site } from "../../platform/site.ts";

/** Where a document is photographed or a card's barcode read, below each language. */
const ofRealNames = ["/real-name", "/real-name-result", "/real-name-channel", "/prepaid/realname", "/real-name-photo"];
const ofTopUps = ["/top-up", "/top-up-gogo-china", "/top-up-gogo-china-app"];

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
  uploads: [...ofRealNames, ...ofTopUps, "/contact-us"],
  camera: [...ofRealNames, ...ofTopUps],
  policy: { "worker-src": "'self'", "manifest-src": "'self'" },
};
