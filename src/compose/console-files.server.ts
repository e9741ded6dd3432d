import { documentsPdf } from "../features/aftersales/order-documents/documents-file.server.ts";
import { mailFrame } from "../features/aftersales/staff-mails/mail-frame.server.ts";
import { refundLetterFrame } from "../features/aftersales/staff-refunds/refund-letter-frame.server.ts";
import { parcelFiles } from "../features/delivery/dispatches/parcel-files.server.ts";
import { wordsLetterFrame } from "../features/letters/word-previews/words-letter-frame.server.ts";
import { booksFiles } from "../features/operator/books/books-files.server.ts";
import { entriesCsv } from "../features/operator/books/entries-csv.server.ts";
import { statementFiles } from "../features/operator/books/statement-files.server.ts";
import { catalogueCsvs, promosCsv } from "../features/operator/catalogue-files/export-catalogue.server.ts";
import { chinaCsvs } from "../features/operator/china-files/export-china.server.ts";
import { coverageCsvs } from "../features/operator/coverage-files/export-coverage.server.ts";
import { listCsv } from "../features/operator/list-files/list-csv.server.ts";
import { ordersCsv } from "../features/operator/order-exports/orders-csv.server.ts";
import { overviewCsv } from "../features/operator/overview/overview-csv.server.ts";
import { customerFile } from "../features/operator/privacy-requests/customer-file.server.ts";
import { seriesCsv } from "../features/operator/promo-list/series-csv.server.ts";
import { enquiryFile } from "../features/people/enquiries/enquiry-file.server.ts";
import { trailCsv } from "../features/records/actions/trail-csv.server.ts";
import { companyOf } from "../features/records/settings/company.server.ts";
import { payoutCsv } from "../features/sales/payouts/payout-csv.server.ts";
import { rolesCsv } from "../features/staff/colleagues/roles-csv.server.ts";
import type { Config } from "../platform/config.server.ts";
import { draftedPage } from "../sites/storefront/drafted-page.server.ts";
import { draftedTextPage, linkedDraftPage } from "../sites/storefront/drafted-text-page.server.ts";

type PagesOfShop = Parameters<typeof draftedPage>[0];

/** What the console hands out beside its pages: tables, documents, and e-mails and pages as they are drawn. */
export function consoleFiles(pagesOfShop: PagesOfShop, config: Config) {
  const { shop } = pagesOfShop;
  const company = () => companyOf(shop.db, config);
  return {
    files: {
      ...booksFiles(company),
      ...statementFiles(company, config.COMPANY_TAX),
      "payout.csv": payoutCsv,
      "overview.csv": overviewCsv,
      "orders.csv": ordersCsv(shop.db),
      "trail.csv": trailCsv(shop.db),
      "ledger.csv": entriesCsv(shop.db),
      "roles.csv": rolesCsv,
      ...catalogueCsvs,
      ...coverageCsvs,
      ...chinaCsvs,
    },
    recordedFiles: {
      ...parcelFiles(company),
      "promo-codes.csv": seriesCsv,
      "all-promo-codes.csv": promosCsv,
      "order-documents.pdf": documentsPdf,
      "customer-data.html": customerFile,
      "list.csv": listCsv({ db: shop.db, config }),
      "enquiry-file": enquiryFile,
    },
    frames: { "mail.html": mailFrame, "refund.html": refundLetterFrame, "words-letter.html": wordsLetterFrame },
    drawnPages: {
      "words-page.html": draftedPage(pagesOfShop),
      "text-page.html": draftedTextPage(pagesOfShop),
      "linked-draft.html": linkedDraftPage(pagesOfShop),
    },
  };
}
