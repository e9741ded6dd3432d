/** The form of the order page as a browser sends it; `undefined` takes a field away, as an unticked box is. */
export function aFilledForm(change: Record<string, string | undefined> = {}): FormData {
  const fields = {
    requestKey: "11111111-1111-4111-8111-111111111111",
    paymentKey: "22222222-2222-4222-8222-222222222222",
    planCode: "jp-day-1gb",
    way: "esim",
    days: "7",
    currency: "HKD",
    expectedTotal: "10500",
    consentVersion: "2026-11",
    quantity: "1",
    email: "mei@example.com",
    method: "card",
    privacyPolicy: "on",
    dataTransfer: "on",
    ...change,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

/** What a card by post to Japan asks beside that. */
export const aCard = {
  way: "physical",
  departsOn: "2026-12-20",
  "shipping.country": "JP",
  "shipping.contactPerson": "Mei Chan",
  "shipping.phoneCountry": "JP +81",
  "shipping.phone": "090-1234-5678",
  "shipping.province": "Tokyo",
  "shipping.city": "Setagaya",
  "shipping.address": "1-2-3",
  "shipping.postalCode": "154-0023",
};
