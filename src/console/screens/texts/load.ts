import { textKinds, type TextKind } from "../../../features/catalogue/content/staff-rules.ts";
import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

export type TextList = Answer<"/staff/getTexts"> & { kind: TextKind; q: string; dropped: string[] };
export type TextRow = TextList["texts"][number];

export async function textList({ context, request }: ScreenArguments): Promise<TextList> {
  const { call, language } = asked(context);
  const asks = new URL(request.url).searchParams;
  const wanted = asks.get("kind");
  const kind = textKinds.find((one) => one === wanted);
  const unknown = [...new Set(asks.keys())].filter((name) => name !== "kind" && name !== "q");
  const list = await call("/staff/getTexts", { kind: kind ?? "notice", lang: language });
  const q = (asks.get("q") ?? "").trim();
  return {
    ...list,
    texts: list.texts.filter(({ name, title }) => `${name} ${title}`.toLowerCase().includes(q.toLowerCase())),
    kind: kind ?? "notice",
    q,
    dropped: [...unknown, ...(wanted !== null && !kind ? ["kind"] : [])],
  };
}
