export const words = {
  /** The five kinds of questions (spec 2), as the footer and the FAQ page call them. */
  faqKinds: {
    Product: "Products and plans",
    Use: "Using your SIM",
    Troubles: "Troubleshooting",
    Real_name_registration: "Real-name registration",
    eSIM: "eSIM",
  },
};
