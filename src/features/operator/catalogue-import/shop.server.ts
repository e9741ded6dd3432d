import type { FaqRow } from "../../../platform/database/tables.ts";
import type { Carrier } from "./carriers-csv.server.ts";
import type { Sheet } from "./csv-sheet.server.ts";
import type { Destination } from "./destinations-csv.server.ts";
import type { Device } from "./devices-csv.server.ts";
import type { Profile } from "./esim-profiles-csv.server.ts";
import type { ExchangeRate } from "./exchange-rates-csv.server.ts";
import type { Network } from "./networks-csv.server.ts";
import type { Notice } from "./notice-pages.server.ts";
import type { Page } from "./pages.server.ts";
import type { Place } from "./places-csv.server.ts";
import type { Plan } from "./plan-cells.server.ts";
import type { Policy } from "./policy-pages.server.ts";
import type { Postage } from "./postage-csv.server.ts";
import type { Promo } from "./promo-codes-csv.server.ts";
import type { Region } from "./regions-csv.server.ts";
import type { SimCard } from "./sim-cards-csv.server.ts";

/** What a folder says about a shop. What it is silent about is absent and stays as it is in the database. */
export type Shop = {
  destinations?: Sheet<Destination>;
  places?: Sheet<Place>;
  carriers?: Sheet<Carrier>;
  networks?: Sheet<Network>;
  regions?: Sheet<Region>;
  plans?: Sheet<Plan>;
  profiles?: Sheet<Profile>;
  rates?: Sheet<ExchangeRate>;
  devices?: Sheet<Device>;
  postage?: Sheet<Postage>;
  promos?: Sheet<Promo>;
  cards?: Sheet<SimCard>;
  faq?: FaqRow[];
  policies?: Page<Policy>[];
  notices?: Page<Notice>[];
};
