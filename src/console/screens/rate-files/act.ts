import { largestCatalogueFile, rateFile } from "../../../features/operator/catalogue-files/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { actOnFiles } from "../../parts/uploaded-files.ts";

export const page = "/console/settings/rate-files";

export function actOnRateFile(asking: ScreenArguments) {
  const { call } = asked(asking.context);
  return actOnFiles(asking, {
    page,
    largest: largestCatalogueFile,
    files: [rateFile],
    check: (texts) => call("/staff/checkRateFile", { [rateFile]: "", ...texts }),
    publish: (wish) => call("/staff/publishRateFile", wish),
    drop: () => call("/staff/dropRateFile", {}),
  });
}
