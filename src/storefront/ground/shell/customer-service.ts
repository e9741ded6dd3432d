/** How people reach the shop, on every page. */
export const customerService = {
  email: "service@farwave.example",
  mainland: "400-000-0000",
  elsewhere: "+852 0000 0000",
} as const;

export const mailTo = `mailto:${customerService.email}`;

/** `+852 0000 0000` → `tel:+85200000000` */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^\d+]/g, "")}`;
}
