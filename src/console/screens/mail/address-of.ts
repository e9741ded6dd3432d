type Which = { number: string; id: string; as?: "html" | "text" };

export function addressOf({ number, id, as = "html" }: Which): string {
  return `/console/orders/${encodeURIComponent(number)}/mails/${id}${as === "text" ? "?as=text" : ""}`;
}

export const frameOf = (which: { number: string; id: string }): string =>
  `/console/frames/mail.html?${new URLSearchParams(which)}`;
