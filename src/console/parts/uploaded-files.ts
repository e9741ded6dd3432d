import { data, redirect } from "react-router";
import { largestFile } from "../../features/operator/file-uploads/rules.ts";
import { fileText } from "../../kernel/file-text.ts";
import { may, type StaffRight } from "../../kernel/staff-right.ts";
import { asked, type Answer, type ScreenArguments } from "../ground/asking.ts";
import { signedIn } from "../ground/signed-in.ts";
import { shownAgain, type Answered } from "./form-answer.ts";
import { knownAsks } from "./known-asks.ts";

/** `proposed`: plans whose prices a second person publishes. */
export type LookedThrough = Answer<"/staff/checkCoverageFiles"> & { proposed?: number };
/** `looked`: what a dry run found. */
export type FilesAnswered = Answered & { looked?: LookedThrough };

type Published = { requestKey: string; upload: string; basis: string };
type Deeds<File extends string> = {
  page: string;
  /** Bytes of one file. */
  largest?: number;
  files: readonly File[];
  check: (texts: Partial<Record<File, string>>) => Promise<LookedThrough>;
  publish: (wish: Published) => Promise<{ added: number; proposed?: number }>;
  drop: () => Promise<unknown>;
};

/** Files of the importer are held against what is live, then published as they were seen, or dropped. */
export async function actOnFiles<File extends string>(
  { context, request }: ScreenArguments,
  { page, largest = largestFile, files, check, publish, drop }: Deeds<File>,
) {
  const { coverage: words } = asked(context).words;
  const form = await request.formData();
  const entries = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { requestKey = "", upload = "", basis = "" } = entries;
  const wrong = (field: string, message: string) =>
    data<FilesAnswered>({ entries, fields: [{ field, problem: "format", message }] }, { status: 400 });
  try {
    if (entries["do"] === "publish") {
      const { proposed = 0 } = await publish({ requestKey, upload, basis });
      return redirect(`${page}?done=${proposed > 0 ? "proposed" : "published"}`);
    }
    if (entries["do"] === "drop") {
      await drop();
      return redirect(page);
    }
    const texts: Partial<Record<File, string>> = {};
    for (const name of files) {
      const file = form.get(name);
      if (!file || typeof file === "string" || (file.size === 0 && file.name === "")) continue;
      if (file.size > largest) return wrong(name, words.tooLarge(largest / 1000));
      const text = fileText(new Uint8Array(await file.arrayBuffer()));
      if (text === undefined) return wrong(name, words.notText);
      texts[name] = text;
    }
    if (Object.keys(texts).length === 0) return wrong(files[0]!, words.noFile);
    return data<FilesAnswered>({ entries, fields: [], looked: await check(texts) });
  } catch (error) {
    return shownAgain(error, entries, { NOT_FOUND: words.gone, RECORD_CHANGED: words.moved });
  }
}

export type FilesPage = { mayEdit: boolean; isPublished: boolean; isProposed: boolean; dropped: string[] };

type FilesRights = { see: StaffRight; edit: StaffRight };
const ofCatalogue: FilesRights = { see: "see_catalogue", edit: "edit_catalogue" };

export const filesPage = (asking: ScreenArguments): Promise<FilesPage> => filesPageFor(asking, ofCatalogue);

export async function filesPageFor(asking: ScreenArguments, { see, edit }: FilesRights): Promise<FilesPage> {
  const me = await signedIn(asking);
  if (!may(me, see)) throw data({ right: see }, { status: 403 });
  const { asks, dropped } = knownAsks(asking.request, { done: /^(published|proposed)$/ });
  return {
    mayEdit: may(me, edit),
    isPublished: asks.done === "published",
    isProposed: asks.done === "proposed",
    dropped,
  };
}
