export const faqKinds = ["Product", "Use", "Troubles", "Real_name_registration", "eSIM"] as const;
