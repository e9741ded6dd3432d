import { operation } from "../../../platform/operation.server.ts";
import { nameIn } from "../../catalogue/destinations/names.ts";
import { chosenParcels } from "./chosen-parcels.server.ts";
import { GetPickList } from "./pick-contract.ts";
import { drawerOf, isHandedOut, mostOnAFile } from "./rules.ts";

export const getPickList = operation(GetPickList, async (chosen, { db, now, visitor }) => {
  const found = await chosenParcels(db, chosen, now);
  const parcels = found.filter(isHandedOut).slice(0, mostOnAFile);
  const cards = parcels
    .flatMap(({ number, promised_by, iccids }) =>
      iccids.map((iccid) => ({ iccid, orderNumber: number, promisedBy: promised_by })),
    )
    .toSorted((one, other) => (one.iccid < other.iccid ? -1 : 1));
  return {
    cards: cards.length,
    more: found.length > mostOnAFile,
    drawers: [...Map.groupBy(cards, ({ iccid }) => drawerOf(iccid))].map(([drawer, those]) => ({
      drawer,
      cards: those,
    })),
    orders: parcels.map((parcel) => ({
      orderNumber: parcel.number,
      promisedBy: parcel.promised_by,
      iso2: parcel.country,
      country: nameIn(parcel.names, visitor.language),
      carrier: parcel.carrier,
      iccids: parcel.iccids,
    })),
  };
});
