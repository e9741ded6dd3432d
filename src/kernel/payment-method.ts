/** Spec 2, "Order": the three ways to pay. Card covers Visa, Mastercard and UnionPay. */
export const paymentMethods = ["card", "alipay", "wechat"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Wallets on the gateway's own page; to the shop they are cards. */
export const cardWallets = ["apple_pay", "google_pay"] as const;
export type CardWallet = (typeof cardWallets)[number];
