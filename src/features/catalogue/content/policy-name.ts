/** All consents are given to this one (row O4). */
export const consentPolicy = "privacy_policy";
