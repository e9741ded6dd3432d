import { asked, type Answer, type ScreenArguments } from "../../ground/asking.ts";

type Kind = "pages" | "sent";
export type WordsPage = Answer<"/staff/getWords"> & {
  kind: Kind;
  area: string | undefined;
  q: string;
  counts: Answer<"/staff/getTexts">["counts"];
  dropped: string[];
};

const known = ["kind", "area", "q"];

export async function wordsPage({ context, request }: ScreenArguments): Promise<WordsPage> {
  const { call } = asked(context);
  const asks = new URL(request.url).searchParams;
  const kind: Kind = asks.get("kind") === "sent" ? "sent" : "pages";
  const q = (asks.get("q") ?? "").trim().slice(0, 100);
  const wanted = asks.get("area") ?? undefined;
  const isArea = wanted !== undefined && /^[a-z][a-z-]{1,40}$/.test(wanted);
  const [list, { counts }] = await Promise.all([
    call("/staff/getWords", { kind, ...(isArea && { area: wanted }), ...(q && { q }) }),
    call("/staff/getTexts", { kind: "notice" }),
  ]);
  const area = list.areas.find((one) => one.area === wanted)?.area;
  const unknown = [...new Set(asks.keys())].filter((name) => !known.includes(name));
  return { ...list, kind, area, q, counts, dropped: [...unknown, ...(wanted && !area ? ["area"] : [])] };
}
