import { data, redirect } from "react-router";
import { NewBusiness } from "../../../features/people/enquiries/contract.ts";
import { mostFileBytes } from "../../../features/people/enquiries/rules.ts";
import { sizeText } from "../../../features/people/enquiries/size-text.ts";
import { fieldProblems } from "../../../kernel/field-problems.ts";
import { newUuid } from "../../../kernel/uuid.ts";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { links } from "../../ground/links.ts";
import type { Asking } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { textIn, type Entries } from "../../parts/forms/entries.ts";
import { whyRefused, type FormAnswer } from "../../parts/forms/form-answer.ts";
import { withAKey } from "../../parts/forms/with-a-key.ts";
import { controls, filesIn, formIn } from "./enquiry-entries.ts";
import { dropHere } from "./form-on-device.ts";
import { isOver, sendFile, whyRefusedFile } from "./upload.ts";

type Problems = { problems: FieldProblem[]; title?: string; status?: number };

/** The form again, with what was typed and which files are there; or the page behind the private link. */
export async function sendContact(form: FormData, asking: Asking) {
  const { call, language } = asking;
  const words = wordsOf(language, "contact");
  const { summary, problems: said } = wordsOf(language, "errors");
  const deed = textIn(form, "do");
  const typed = textsOf(form);
  if (deed.startsWith("remove.")) return again(await withoutFile(typed, deed.slice("remove.".length), asking));
  const { entries, problems } = await withFile(form, typed, asking);
  if (problems.length > 0 || deed === "add")
    return again(entries, { problems, status: problems.length > 0 ? 422 : 200 });
  const wish = { ...formIn(entries), ...linkIn(entries), requestKey: entries["requestKey"] || newUuid() };
  const whole = { ...wish, ticket: entries["ticket"] ?? "", fax: entries["fax"] ?? "" };
  const checked = NewBusiness.input.safeParse(whole);
  if (!checked.success) {
    const open = fieldProblems(checked.error.issues).map(({ field, problem, limit = 0 }) => ({
      field: field.split(".")[0]!,
      message: said[problem](limit),
    }));
    return again(entries, { problems: inOrder(open), title: summary, status: 422 });
  }
  try {
    const sent = await withAKey(wish.requestKey, (requestKey) => call("/newBusiness", { ...whole, requestKey }));
    dropHere();
    return redirect(links(language).contactUsResult(sent), 303);
  } catch (error) {
    if (isOver(error)) {
      const gone = { field: "file", message: words.files.refused.gone };
      return again(withoutForm(entries), { problems: [gone], title: words.notSent, status: 409 });
    }
    const { why, status } = whyRefused(error, {
      title: words.notSent,
      summary,
      controls,
      controlOf: (field) => field.split(".")[0],
    });
    return again(entries, { ...why, status });
  }

  function again(entries: Entries, { problems = [], title = summary, status = 200 }: Partial<Problems> = {}) {
    return data<FormAnswer>({ id: newUuid(), entries, title, problems }, { status });
  }
}

const textsOf = (form: FormData): Entries =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

const linkIn = ({ number, key }: Entries) => (number && key ? { number, key } : {});

const inOrder = (problems: { field: string; message: string }[]) =>
  problems.toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
const placeOf = (field: string) => (controls as readonly string[]).indexOf(field);

/** Without scripts a file comes with the form itself. */
async function withFile(form: FormData, entries: Entries, { call, language }: Asking) {
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "") return { entries, problems: [] };
  const { refused } = wordsOf(language, "contact").files;
  const refusal = (message: string) => ({ entries, problems: [{ field: "file", message }] });
  if (file.size > mostFileBytes) return refusal(refused.heavy(sizeText(file.size)));
  const { number, key } = entries;
  try {
    const { link, id } = await sendFile(file, { call, link: number && key ? { number, key } : undefined });
    const files = [...filesIn(entries), { id, name: file.name, bytes: file.size }];
    return { entries: { ...entries, ...link, files: JSON.stringify(files) }, problems: [] };
  } catch (error) {
    const why = whyRefusedFile(error);
    if (why) return refusal(why === "heavy" ? refused.heavy(sizeText(file.size)) : refused[why]);
    if (isOver(error)) return { ...refusal(refused.gone), entries: withoutForm(entries) };
    return refusal(whyRefused(error, { title: "" }).refusal.message);
  }
}

async function withoutFile(entries: Entries, id: string, { call }: Asking): Promise<Entries> {
  const { number, key } = entries;
  if (number && key)
    await call("/newBusiness/removeAnnex", { number, key, file: id }).catch((error: unknown) => {
      if (!isOver(error)) throw error;
    });
  return { ...entries, files: JSON.stringify(filesIn(entries).filter((file) => file.id !== id)) };
}

const withoutForm = ({ number: _number, key: _key, files: _files, ...entries }: Entries): Entries => entries;
