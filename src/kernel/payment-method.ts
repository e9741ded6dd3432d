/** Spec 2, "Order": the three ways to pay. Card covers Visa, Mastercard and UnionPay. */
export const paymentMethods = ["card", "alipay", "wechat"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
