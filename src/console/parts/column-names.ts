import type { ListName } from "../../features/operator/saved-views/lists.ts";
import type { Words } from "../ground/asking.ts";

type Names = Readonly<Record<string, string>>;

const named: Record<ListName, (words: Words) => Names> = {
  orders: ({ orders }) => orders.columns,
  inbox: ({ inbox }) => inbox.columns,
  parcels: ({ dispatch }) => dispatch.columns,
  enquiries: ({ enquiries }) => enquiries.columns,
  real_names: ({ realNames }) => realNames.columns,
  stock: ({ stock }) => stock.columns,
  promos: ({ promos }) => promos.columns,
  disputes: ({ disputes }) => disputes.columns,
  differences: ({ differences }) => differences.columns,
  trail: ({ trail }) => trail.columns,
};

/** As the head of each column says it. */
export const columnNames = (list: ListName, words: Words): Names => named[list](words);
