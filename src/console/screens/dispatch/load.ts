import { parcelViews, type ParcelView } from "../../../features/delivery/dispatches/rules.ts";
import { CallRefused } from "../../../kernel/envelope.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type Dispatch = Answer<"/staff/getParcels"> & {
  view: ParcelView;
  /** The parcel beside the list; null: the order has none. */
  open?: Answer<"/staff/getParcel"> | null;
  done: string | undefined;
  /** Why a file was not made. */
  refused: string | undefined;
  /** The list begins behind this parcel. */
  after: string | undefined;
  /** What the address asked for and this list does not know: left out, and said. */
  dropped: string[];
};

/** One that is being cancelled is not packed. */
export const isKept = ({ cancelHeldUntil }: Dispatch["parcels"][number]): boolean => cancelHeldUntil === null;

const known = new Set(["view", "after", "before", "parcel", "done", "refused"]);

/** Without a parcel in the address the first to post lies on the packing table. */
export async function dispatch({ context, request }: ScreenArguments): Promise<Dispatch> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const wanted = parcelViews.find((one) => one === (asks.get("view") || "to_post"));
  const dropped = [...new Set([...asks.keys()].filter((name) => !known.has(name))), ...(wanted ? [] : ["view"])];
  const wish = { view: wanted ?? "to_post" };
  const after = asks.get("after");
  const before = asks.get("before");
  const list = await call("/staff/getParcels", { ...wish, ...(before ? { before } : after && { after }) }).catch(
    (error) => {
      if (!(error instanceof CallRefused) || error.code !== "INVALID_INPUT") throw error;
      dropped.push(before ? "before" : "after");
      return call("/staff/getParcels", wish);
    },
  );
  const orderNumber =
    asks.get("parcel") ??
    (wish.view === "to_post" && list.maySend ? list.parcels.find(isKept)?.orderNumber : undefined);
  const open = orderNumber ? await parcelOf(orderNumber) : undefined;
  return {
    ...list,
    ...wish,
    ...(open !== undefined && { open }),
    done: asks.get("done") ?? undefined,
    refused: asks.get("refused") ?? undefined,
    after: list.inFront ?? undefined,
    dropped,
  };

  async function parcelOf(number: string) {
    try {
      return await call("/staff/getParcel", { orderNumber: number });
    } catch (error) {
      if (error instanceof CallRefused && ["ORDER_NOT_FOUND", "INVALID_INPUT"].includes(error.code)) return null;
      throw error;
    }
  }
}
