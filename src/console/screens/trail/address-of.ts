import { listAddress, type Asks } from "../../parts/list-address.ts";
import { addressOfText } from "../../parts/text-address.ts";

/** `/console/trail?kind=reveals&thing=order:FW…`. */
export const addressOf = (asks: Asks): string => listAddress("/console/trail", asks);

const pages: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/console/orders/${id}`,
  staff: (id) => `/console/staff?member=${id}`,
  customer: (id) => `/console/customers/${id}`,
  case: (id) => `/console/inbox?case=${id}`,
  plan: (id) => `/console/catalogue/plans/${encodeURIComponent(id)}`,
  incident: (id) => `/console/incidents/${id}`,
  outage: (id) => `/console/incidents/public/${id}`,
  job: (id) => `/console/incidents?kind=${id}`,
  shop: () => "/console/incidents/maintenance",
  month: (id) => `/console/finance?month=${id}`,
  promo_code: (id) => `/console/promos?code=${encodeURIComponent(id)}`,
  stock: (id) => `/console/stock/${id.split("/")[0]}`,
  setting: (id) => `/console/settings?setting=${id}`,
  rate: (id) => `/console/settings?rate=${id}`,
  price: (id) => `/console/catalogue/proposals#${id}`,
  text: addressOfText,
  destination: (id) => `/console/catalogue/destinations/${encodeURIComponent(id)}`,
  region: (id) => `/console/catalogue/destinations/${encodeURIComponent(id)}`,
  // a file may have changed several at once
  networks: (id) => (/^[A-Z]{2}$/.test(id) ? `/console/coverage/${id}` : "/console/coverage"),
  china: (id) => addressOfText(`china ${id}`),
  real_name: (id) => `/console/real-names/${id}`,
  enquiry: (id) => `/console/enquiries/${id}`,
  chat: (id) => (id === "list" ? "/console/chats" : `/console/chats/${id}`),
  role: (id) => `/console/staff?role=${encodeURIComponent(id)}`,
  view: () => "/console/orders/views",
  links: (id) => `/console/content/links#${id}`,
  words: (id) => addressOfText(`words ${id.replace(".", " ")}`),
};

type On = { kind: string; id: string; called: string };

/** Where a thing is shown; undefined where it has no page of its own. */
export const pageOf = ({ kind, id, called }: On): string | undefined => pages[kind]?.(kind === "order" ? called : id);
