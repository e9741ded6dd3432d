import { coverageFiles } from "../../../features/operator/coverage-files/rules.ts";
import { asked, type ScreenArguments } from "../../ground/asking.ts";
import { actOnFiles } from "../../parts/uploaded-files.ts";

export const page = "/console/coverage/files";

export function actOnCoverageFiles(asking: ScreenArguments) {
  const { call } = asked(asking.context);
  return actOnFiles(asking, {
    page,
    files: coverageFiles,
    check: (texts) => call("/staff/checkCoverageFiles", texts),
    publish: (wish) => call("/staff/publishCoverageFiles", wish),
    drop: () => call("/staff/dropCoverageFiles", {}),
  });
}
