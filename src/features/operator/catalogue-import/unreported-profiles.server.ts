import { importerSpeech, type FileSpeech } from "../../../i18n/file-problems.server.ts";
import type { Problem } from "./problem.server.ts";
import type { Shop } from "./shop.server.ts";

/**
 * Refuses profiles marked as reported without a reporter: missing reports would pass for news, and used profiles would
 * look unused.
 */
export function unreportedProfiles(
  { profiles }: Pick<Shop, "profiles">,
  poolReports: boolean,
  { file: words }: FileSpeech = importerSpeech,
): Problem[] {
  if (poolReports || !profiles) return [];
  return profiles.lines
    .filter(({ row }) => row.reports === true)
    .map(({ line }) => ({
      file: profiles.file,
      line,
      field: "reports",
      text: words.notReported,
    }));
}
