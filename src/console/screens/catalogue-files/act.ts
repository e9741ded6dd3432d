import { catalogueFiles, largestCatalogueFile } from "../../../features/operator/catalogue-files/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { actOnFiles } from "../../parts/uploaded-files.ts";

export const page = "/console/catalogue/files";

export function actOnCatalogueFiles(asking: ScreenArguments) {
  const { call } = asked(asking.context);
  return actOnFiles(asking, {
    page,
    largest: largestCatalogueFile,
    files: catalogueFiles,
    check: (texts) => call("/staff/checkCatalogueFiles", texts),
    publish: (wish) => call("/staff/publishCatalogueFiles", wish),
    drop: () => call("/staff/dropCatalogueFiles", {}),
  });
}
