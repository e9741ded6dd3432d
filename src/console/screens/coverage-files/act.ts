import { data, redirect } from "react-router";
import {
  coverageFiles,
  largestCoverageFile,
  type CoverageTexts,
} from "../../../features/operator/coverage-files/rules.ts";
import { fileText } from "../../../kernel/file-text.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";
import { shownAgain, type Answered } from "../../parts/answered.ts";

/** `looked`: what a dry run found. */
export type CoverageFilesAnswered = Answered & { looked?: Answer<"/staff/checkCoverageFiles"> };

export const kilobytes = largestCoverageFile / 1000;

export async function actOnCoverageFiles({ context, request }: ScreenArguments) {
  const { call, words } = asked(context);
  const { coverage } = words;
  const form = await request.formData();
  const entries = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { requestKey = "", upload = "", basis = "" } = entries;
  const wrong = (field: string, message: string) =>
    data<CoverageFilesAnswered>({ entries, fields: [{ field, problem: "format", message }] }, { status: 400 });
  try {
    if (entries["do"] === "publish") {
      await call("/staff/publishCoverageFiles", { requestKey, upload, basis });
      return redirect("/console/coverage/files?done=published");
    }
    if (entries["do"] === "drop") {
      await call("/staff/dropCoverageFiles", {});
      return redirect("/console/coverage/files");
    }
    const texts: CoverageTexts = {};
    for (const name of coverageFiles) {
      const file = form.get(name);
      if (!file || typeof file === "string" || (file.size === 0 && file.name === "")) continue;
      if (file.size > largestCoverageFile) return wrong(name, coverage.tooLarge(kilobytes));
      const text = fileText(new Uint8Array(await file.arrayBuffer()));
      if (text === undefined) return wrong(name, coverage.notText);
      texts[name] = text;
    }
    if (Object.keys(texts).length === 0) return wrong("carriers", coverage.noFile);
    const looked = await call("/staff/checkCoverageFiles", texts);
    return data<CoverageFilesAnswered>({ entries, fields: [], looked });
  } catch (error) {
    return shownAgain(error, entries, { NOT_FOUND: coverage.gone, RECORD_CHANGED: coverage.moved });
  }
}
