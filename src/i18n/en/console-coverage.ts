/** The console's coverage: which networks can be used where. */
export const words = {
  title: "Coverage",
  search: "Search by country, carrier, agreement or APN",
  searchHint: "Country, carrier, APN",
  caption: "Networks by country",
  columns: {
    country: "Country",
    carriers: "Carriers",
    sets: "Agreements",
    newest: "Newest",
    apn: "APN",
    plans: "Plans on sale",
  },
  none: "no network",
};
