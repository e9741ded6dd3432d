import { data } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { fullyOffered, type Language } from "../../../kernel/language.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

type PreviewArguments = ScreenArguments & { params: { area?: string; path?: string } };
export type PreviewPage = {
  area: string;
  path: string;
  kind: "pages" | "sent";
  /** The page of the shop that says it. */
  page: string | null;
  lang: Language;
  as: "html" | "text";
  /** Of what is sent. */
  sent: Answer<"/staff/getWordsPreview"> | undefined;
};

export async function previewPage({ context, request, params }: PreviewArguments): Promise<PreviewPage> {
  const { call, language } = asked(context);
  const at = { area: params.area ?? "", path: params.path ?? "" };
  const asks = new URL(request.url).searchParams;
  const lang = fullyOffered.find((one) => one === asks.get("lang")) ?? language;
  const example = asks.get("example")?.slice(0, 60);
  try {
    const { kind, page } = await call("/staff/getMessage", at);
    // areas of pages whose words are in e-mails and calendars too have a page first
    const sent =
      page === null ? await call("/staff/getWordsPreview", { ...at, lang, ...(example && { example }) }) : undefined;
    return { ...at, kind, page, lang, as: asks.get("as") === "text" ? "text" : "html", sent };
  } catch (error) {
    if (error instanceof CallRefused && ["NOT_FOUND", "INVALID_INPUT"].includes(error.code))
      throw data(null, { status: 404 });
    throw error;
  }
}
