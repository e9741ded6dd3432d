import type { ChinaKind, ChinaRecords } from "../../catalogue/china/china-records.ts";
import type { NoticeRecord } from "../../catalogue/content/notice-rules.ts";
import type { PolicyRecord } from "../../catalogue/content/policy-rules.ts";
import type { QuestionRecord } from "../../catalogue/content/question-rules.ts";
import type { CarrierRecord } from "../../catalogue/coverage/carrier-rules.ts";
import type { NetworkRecord } from "../../catalogue/coverage/network-rules.ts";
import type { DestinationRecord } from "../../catalogue/destinations/destination-rules.ts";
import type { PlaceRecord } from "../../catalogue/destinations/place-rules.ts";
import type { RegionRecord } from "../../catalogue/destinations/region-rules.ts";
import type { DeviceRecord } from "../../catalogue/devices/device-rules.ts";
import type { PlanRecord } from "../../catalogue/plans/plan-rules.ts";
import type { PostageRecord } from "../../catalogue/postage/postage-rules.ts";
import type { ExchangeRateRecord } from "../../sales/payments/exchange-rate-rules.ts";
import type { PromoCodeRecord } from "../../sales/promos/promo-code-rules.ts";
import type { Sheet } from "./csv-sheet.server.ts";
import type { Profile } from "./esim-profiles-csv.server.ts";
import type { Page } from "./pages.server.ts";
import type { SimCard } from "./sim-cards-csv.server.ts";

/** The contents of a folder. Absent parts stay as they are in the database. */
export type Shop = {
  destinations?: Sheet<DestinationRecord>;
  places?: Sheet<PlaceRecord>;
  carriers?: Sheet<CarrierRecord>;
  networks?: Sheet<NetworkRecord>;
  regions?: Sheet<RegionRecord>;
  plans?: Sheet<PlanRecord>;
  profiles?: Sheet<Profile>;
  rates?: Sheet<ExchangeRateRecord>;
  devices?: Sheet<DeviceRecord>;
  postage?: Sheet<PostageRecord>;
  promos?: Sheet<PromoCodeRecord>;
  cards?: Sheet<SimCard>;
  faq?: QuestionRecord[];
  policies?: Page<PolicyRecord>[];
  notices?: Page<NoticeRecord>[];
  china?: { [Kind in ChinaKind]?: Sheet<ChinaRecords[Kind]> };
};
