import { chinaKinds } from "../../../features/catalogue/china/china-records.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { actOnFiles } from "../../parts/uploaded-files.ts";

export const page = "/console/catalogue/china/files";

export function actOnChinaFiles(asking: ScreenArguments) {
  const { call } = asked(asking.context);
  return actOnFiles(asking, {
    page,
    files: chinaKinds,
    check: (texts) => call("/staff/checkChinaFiles", texts),
    publish: (wish) => call("/staff/publishChinaFiles", wish),
    drop: () => call("/staff/dropChinaFiles", {}),
  });
}
