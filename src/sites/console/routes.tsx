import { data, redirect, type RouteObject } from "react-router";
import { Frame } from "../../console/ground/frame.tsx";
import { firstArea } from "../../console/ground/rail.ts";
import { signedIn } from "../../console/ground/signed-in.ts";
import { Trouble, TroubleInFrame } from "../../console/ground/trouble.tsx";
import { proveForFile } from "../../console/parts/posted.ts";
import * as area from "../../console/screens/area/area-screen.tsx";
import * as areas from "../../console/screens/areas/areas-screen.tsx";
import * as bulk from "../../console/screens/bulk/bulk-screen.tsx";
import * as bulkOfCases from "../../console/screens/bulk/cases-screen.tsx";
import * as bulkOfEnquiries from "../../console/screens/bulk/enquiries-screen.tsx";
import * as bulks from "../../console/screens/bulks/bulks-screen.tsx";
import * as carrierFailures from "../../console/screens/carrier-failures/carrier-failures-screen.tsx";
import * as catalogueFiles from "../../console/screens/catalogue-files/catalogue-files-screen.tsx";
import * as chat from "../../console/screens/chat/chat-screen.tsx";
import * as chats from "../../console/screens/chats/chats-screen.tsx";
import * as chinaFiles from "../../console/screens/china-files/china-files-screen.tsx";
import * as chinaFact from "../../console/screens/china/china-fact-screen.tsx";
import * as china from "../../console/screens/china/china-screen.tsx";
import * as columns from "../../console/screens/columns/columns-screen.tsx";
import * as coming from "../../console/screens/coming/coming-screen.tsx";
import * as coverageFiles from "../../console/screens/coverage-files/coverage-files-screen.tsx";
import * as coverage from "../../console/screens/coverage/coverage-screen.tsx";
import * as customer from "../../console/screens/customer/customer-screen.tsx";
import * as customers from "../../console/screens/customers/customers-screen.tsx";
import * as difference from "../../console/screens/difference/difference-screen.tsx";
import * as differenceCounts from "../../console/screens/differences/counts-screen.tsx";
import * as differences from "../../console/screens/differences/differences-screen.tsx";
import * as parcelCounts from "../../console/screens/dispatch/counts-screen.tsx";
import * as dispatch from "../../console/screens/dispatch/dispatch-screen.tsx";
import * as dispute from "../../console/screens/dispute/dispute-screen.tsx";
import * as disputeCounts from "../../console/screens/disputes/counts-screen.tsx";
import * as disputes from "../../console/screens/disputes/disputes-screen.tsx";
import * as enquiryCounts from "../../console/screens/enquiries/counts-screen.tsx";
import * as enquiries from "../../console/screens/enquiries/enquiries-screen.tsx";
import * as manyEnquiries from "../../console/screens/enquiries/many-screen.tsx";
import * as enquiry from "../../console/screens/enquiry/enquiry-screen.tsx";
import * as entries from "../../console/screens/entries/entries-screen.tsx";
import * as finance from "../../console/screens/finance/finance-screen.tsx";
import * as inboxCounts from "../../console/screens/inbox/counts-screen.tsx";
import * as inbox from "../../console/screens/inbox/inbox-screen.tsx";
import * as manyCases from "../../console/screens/inbox/many-screen.tsx";
import * as incident from "../../console/screens/incident/incident-screen.tsx";
import * as newIncident from "../../console/screens/incident/new-incident-screen.tsx";
import * as incidents from "../../console/screens/incidents/incidents-screen.tsx";
import * as invitation from "../../console/screens/invitation/invitation-screen.tsx";
import * as keys from "../../console/screens/keys/keys-screen.tsx";
import * as links from "../../console/screens/links/links-screen.tsx";
import * as mail from "../../console/screens/mail/mail-screen.tsx";
import * as maintenance from "../../console/screens/maintenance/maintenance-screen.tsx";
import * as messagePreview from "../../console/screens/message-preview/message-preview-screen.tsx";
import * as message from "../../console/screens/message/message-screen.tsx";
import * as newRows from "../../console/screens/new-rows/new-rows-screen.tsx";
import * as orderLook from "../../console/screens/order/look-screen.tsx";
import * as order from "../../console/screens/order/order-screen.tsx";
import * as orderColumns from "../../console/screens/orders/columns-screen.tsx";
import * as orderCounts from "../../console/screens/orders/counts-screen.tsx";
import * as ordersCsv from "../../console/screens/orders/csv-screen.tsx";
import * as manyOrders from "../../console/screens/orders/many-screen.tsx";
import * as newOrders from "../../console/screens/orders/new-screen.tsx";
import * as orders from "../../console/screens/orders/orders-screen.tsx";
import * as orderViews from "../../console/screens/orders/views-screen.tsx";
import * as newOutage from "../../console/screens/outage/new-outage-screen.tsx";
import * as outage from "../../console/screens/outage/outage-screen.tsx";
import * as overview from "../../console/screens/overview/overview-screen.tsx";
import * as payout from "../../console/screens/payout/payout-screen.tsx";
import * as payouts from "../../console/screens/payouts/payouts-screen.tsx";
import * as pickList from "../../console/screens/pick-list/pick-list-screen.tsx";
import * as plan from "../../console/screens/plan/plan-screen.tsx";
import * as plans from "../../console/screens/plans/plans-screen.tsx";
import * as pool from "../../console/screens/pool/pool-screen.tsx";
import * as priceHistory from "../../console/screens/price-history/price-history-screen.tsx";
import * as priceCard from "../../console/screens/prices/card-screen.tsx";
import * as prices from "../../console/screens/prices/prices-screen.tsx";
import * as promoFiles from "../../console/screens/promo-files/promo-files-screen.tsx";
import * as promoCounts from "../../console/screens/promos/counts-screen.tsx";
import * as promos from "../../console/screens/promos/promos-screen.tsx";
import * as proposals from "../../console/screens/proposals/proposals-screen.tsx";
import * as rateFiles from "../../console/screens/rate-files/rate-files-screen.tsx";
import * as realName from "../../console/screens/real-name/real-name-screen.tsx";
import * as queueCounts from "../../console/screens/real-names/counts-screen.tsx";
import * as realNames from "../../console/screens/real-names/real-names-screen.tsx";
import * as search from "../../console/screens/search/search-screen.tsx";
import * as settings from "../../console/screens/settings/settings-screen.tsx";
import * as signIn from "../../console/screens/sign-in/sign-in-screen.tsx";
import { signOut } from "../../console/screens/sign-in/sign-out.ts";
import * as sim from "../../console/screens/sim/sim-screen.tsx";
import * as staff from "../../console/screens/staff/staff-screen.tsx";
import * as stockFile from "../../console/screens/stock-file/stock-file-screen.tsx";
import * as stock from "../../console/screens/stock/stock-screen.tsx";
import * as textProposals from "../../console/screens/text-proposals/text-proposals-screen.tsx";
import * as text from "../../console/screens/text/text-screen.tsx";
import * as textsComing from "../../console/screens/texts-coming/texts-coming-screen.tsx";
import * as texts from "../../console/screens/texts/texts-screen.tsx";
import * as tracking from "../../console/screens/tracking/tracking-screen.tsx";
import * as trailCounts from "../../console/screens/trail/counts-screen.tsx";
import * as trail from "../../console/screens/trail/trail-screen.tsx";
import * as words from "../../console/screens/words/words-screen.tsx";

/** Every page of the console, by hand. */
export const routes: RouteObject[] = [
  {
    path: "/console",
    ErrorBoundary: Trouble,
    children: [
      { index: true, loader: async (asking) => redirect(firstArea(await signedIn(asking))) },
      { path: "sign-in", ...signIn },
      { path: "invitation", ...invitation },
      { path: "sign-out", action: signOut, loader: () => redirect("/console") },
      {
        id: "frame",
        loader: signedIn,
        Component: Frame,
        children: [
          {
            ErrorBoundary: TroubleInFrame,
            children: [
              { path: "overview", ...overview },
              { path: "inbox", ...inbox },
              { path: "inbox/counts", ...inboxCounts },
              { path: "inbox/many", ...manyCases },
              { path: "search", ...search },
              { path: "dispatch", ...dispatch },
              { path: "dispatch/counts", ...parcelCounts },
              { path: "dispatch/pick-list", ...pickList },
              { path: "dispatch/tracking", ...tracking },
              { path: "real-names", ...realNames },
              { path: "real-names/counts", ...queueCounts },
              { path: "real-names/:number", ...realName },
              { path: "enquiries", ...enquiries },
              { path: "enquiries/counts", ...enquiryCounts },
              { path: "enquiries/many", ...manyEnquiries },
              { path: "enquiries/:number", ...enquiry },
              { path: "customers", ...customers },
              { path: "customers/:customer", ...customer },
              { path: "customers/sims/:iccid", ...sim },
              { path: "orders", ...orders },
              { path: "orders/csv", ...ordersCsv },
              { path: "orders/many", ...manyOrders },
              { path: "orders/columns", ...orderColumns },
              { path: "orders/counts", ...orderCounts },
              { path: "orders/new", ...newOrders },
              { path: "columns/:list", ...columns },
              { path: "new/:list", ...newRows },
              { path: "orders/views", ...orderViews },
              { path: "keys", ...keys },
              { path: "waiting", Component: () => null },
              { path: "files/:name", action: proveForFile, loader: nowhere },
              { path: "bulk", ...bulks },
              { path: "bulk/:id", ...bulk },
              { path: "bulk/cases/:id", ...bulkOfCases },
              { path: "bulk/enquiries/:id", ...bulkOfEnquiries },
              { path: "catalogue", loader: () => redirect("/console/catalogue/plans") },
              { path: "catalogue/destinations", ...areas },
              { path: "catalogue/destinations/:code", ...area },
              { path: "coverage", ...coverage },
              { path: "coverage/failures", ...carrierFailures },
              { path: "coverage/files", ...coverageFiles },
              { path: "coverage/:code", ...area },
              { path: "catalogue/files", ...catalogueFiles },
              { path: "catalogue/china", ...china },
              { path: "catalogue/china/files", ...chinaFiles },
              { path: "catalogue/china/:kind/:name", ...chinaFact },
              { path: "catalogue/plans", ...plans },
              { path: "catalogue/coming", ...coming },
              { path: "catalogue/history", ...priceHistory },
              { path: "catalogue/plans/:code", ...plan },
              { path: "orders/:number", ...order },
              { path: "orders/:number/look", ...orderLook },
              { path: "orders/:number/mails/:id", ...mail },
              { path: "finance", ...finance },
              { path: "incidents", ...incidents },
              { path: "incidents/maintenance", ...maintenance },
              { path: "incidents/new", ...newIncident },
              { path: "incidents/public/new", ...newOutage },
              { path: "incidents/public/:id", ...outage },
              { path: "incidents/:id", ...incident },
              { path: "staff", ...staff },
              { path: "settings", ...settings },
              { path: "settings/rate-files", ...rateFiles },
              { path: "trail", ...trail },
              { path: "trail/counts", ...trailCounts },
              { path: "chats", ...chats },
              { path: "chats/:id", ...chat },
              { path: "finance/entries", ...entries },
              { path: "finance/differences", ...differences },
              { path: "finance/differences/counts", ...differenceCounts },
              { path: "finance/differences/:id", ...difference },
              { path: "finance/disputes", ...disputes },
              { path: "finance/disputes/counts", ...disputeCounts },
              { path: "finance/disputes/:id", ...dispute },
              { path: "finance/payouts", ...payouts },
              { path: "finance/payouts/:id", ...payout },
              { path: "catalogue/prices", ...prices },
              { path: "catalogue/prices/card", ...priceCard },
              { path: "catalogue/proposals", ...proposals },
              { path: "stock", ...stock },
              { path: "stock/add", ...stockFile },
              { path: "stock/:pool", ...pool },
              { path: "promos", ...promos },
              { path: "promos/counts", ...promoCounts },
              { path: "promos/files", ...promoFiles },
              { path: "content", ...texts },
              { path: "content/coming", ...textsComing },
              { path: "content/links", ...links },
              { path: "content/proposals", ...textProposals },
              { path: "content/words", ...words },
              { path: "content/words/:area/:path", ...message },
              { path: "content/words/:area/:path/preview", ...messagePreview },
              { path: "content/:kind/:name", ...text },
              {
                path: "*",
                loader: nowhere,
              },
            ],
          },
        ],
      },
    ],
  },
];

function nowhere(): never {
  throw data(null, { status: 404 });
}
