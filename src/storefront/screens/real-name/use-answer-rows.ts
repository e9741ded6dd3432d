import { shownPhone } from "../../../kernel/shown-phone.ts";
import { dayText } from "../../../kernel/written-date.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { phoneNumber } from "../../parts/phone/phone-number.ts";
import { regionsIn, simsIn, typeIn, type Step } from "./answers.ts";
import type { StepProps } from "./step-props.ts";

type AnswerRow = { name: string; lines: readonly string[]; step: Step };

/** What was answered, in the order of the questions, with where each is changed. */
export function useAnswerRows({ entries, facts }: Pick<StepProps, "entries" | "facts">): AnswerRow[] {
  const words = useWords("real-name");
  const { language } = useVisit();
  const { rows } = words.send;
  const said = (name: string) => entries[name] ?? "";
  const date = (name: string, say: (date: string) => string, otherwise = "") =>
    said(name) ? say(dayText(said(name), language)) : otherwise;
  const typeName = (name: string) => words.document.types[said(name) as unknown as 1] ?? "";
  const type = typeIn(entries);
  const region = regionsIn(entries).join() as keyof typeof words.start.regions;
  const places = Array.from({ length: simsIn(entries) }, (_, place) => place);
  const country = facts.countries.find(({ code }) => code === said("document.country"))?.name;
  const all: AnswerRow[] = [
    {
      name: rows.use,
      lines: [words.start.regions[region] ?? "", words.start.purposes[said("purpose") === "2" ? 2 : 1]],
      step: "start",
    },
    {
      name: rows.sims,
      lines: places.map((place) =>
        [said(`sims.${place}.iccid`), said(`sims.${place}.remark`)].filter((part) => part !== "").join(" · "),
      ),
      step: "sim",
    },
    {
      name: rows.contact,
      lines: [
        said("contactName"),
        said("phone") && shownPhone(phoneNumber(said("phoneCountry"), said("phone"))),
        said("email"),
      ],
      step: "contact",
    },
    { name: rows.document, lines: [type ? words.document.types[type] : ""], step: "document" },
    ...(said("purpose") === "2"
      ? [
          {
            name: rows.original,
            lines: [typeName("original.type"), said("original.number")],
            step: "document" as const,
          },
        ]
      : []),
    { name: rows.photo, lines: [said("kept.front") && words.send.photoKept], step: "photo" },
    {
      name: rows.details,
      lines: [
        said("document.englishName"),
        said("noChineseName") ? "" : said("document.chineseName"),
        date("document.birth", words.send.birth),
        said("document.number"),
        said("noExpiry") ? words.details.noExpiry : date("document.expiry", words.send.expiry),
        country ?? (said("document.country") === "GBN" ? words.details.bno : ""),
      ],
      step: "details",
    },
  ];
  return all.map(({ lines, ...row }) => ({ ...row, lines: lines.filter((line) => line !== "") }));
}
