import type { OrderWish } from "../src/features/sales/orders/order-wish.ts";
import { openChild } from "./child.ts";
import type { Ground } from "./ground.ts";
import { openShop } from "./open-shop.ts";
import type { Delivered } from "./processes/buyers.ts";
import { interleaved, type Slices } from "./slices.ts";

export const clients = 8;
const ordersInASlice = 160;
const slices = 6;

type Compared = {
  first: Ground;
  second: Ground;
  wish: Omit<OrderWish, "requestKey">;
  /** Before each slice, so that as much lies in stock as before the last one. */
  restock: (ground: Ground, orders: number) => Promise<void>;
};

/**
 * The same buyers in two shops, slice by slice: milliseconds of an order in each, and of every order of the second one
 * by one.
 */
export async function buyingBeside({
  first,
  second,
  wish,
  restock,
}: Compared): Promise<Slices & { milliseconds: number[] }> {
  await using buyers = await openChild("bench/processes/buyers.ts");
  await using one = await openShop(first.folder);
  await using other = await openShop(second.folder);
  const milliseconds: number[] = [];
  const buyIn = async (ground: Ground, origin: string, noted: number[]): Promise<number> => {
    await restock(ground, ordersInASlice);
    const bought = await buyers.ask<Delivered>("buy", {
      origin,
      connection: ground.connection,
      clients,
      orders: ordersInASlice,
      wish,
    });
    noted.push(...bought.milliseconds);
    return (bought.seconds / ordersInASlice) * 1000;
  };
  await buyIn(first, one.origin, []);
  await buyIn(second, other.origin, []);
  const compared = await interleaved(
    slices,
    () => buyIn(first, one.origin, []),
    () => buyIn(second, other.origin, milliseconds),
  );
  return { ...compared, milliseconds };
}
