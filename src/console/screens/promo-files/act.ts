import { promoFile, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { actOnFiles } from "../../parts/uploaded-files.ts";

export const page = "/console/promos/files";

export function actOnPromoFile(asking: ScreenArguments) {
  const { call } = asked(asking.context);
  return actOnFiles(asking, {
    page,
    largest: largestCatalogueFile,
    files: [promoFile],
    check: (texts) => call("/staff/checkPromoFile", { [promoFile]: "", ...texts }),
    publish: (wish) => call("/staff/publishPromoFile", wish),
    drop: () => call("/staff/dropPromoFile", {}),
  });
}
