import { useDay } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import { isOpen, simText, type Status } from "./result-load.ts";

const hongKong = { zone: "Asia/Hong_Kong" };

/** Which SIMs, where, and the day on which nothing of the document is left. */
export function useStatusRows(status: Status): { name: string; value: string }[] {
  const { facts: words, regions } = useWords("real-name-result");
  const day = useDay();
  const { sims, state, forgetAt, forgottenAt } = status;
  const kept = state === "registered" ? [{ name: words.deletedOn, value: words.keptWhile }] : [];
  const deleted =
    forgottenAt !== null
      ? [{ name: words.deletedAt, value: day(forgottenAt, hongKong) }]
      : forgetAt !== null && state !== "received"
        ? [{ name: words.deletedOn, value: day(forgetAt, hongKong) }]
        : kept;
  const whereTo = [status.contact.email, status.contact.phone].filter(Boolean).join("\n");
  const left = ({ leftAt, correction }: Status["sims"][number]) =>
    leftAt ? words.left(day(leftAt, hongKong)) : correction && state === "registered" && words.correcting;
  return [
    ...(sims.length > 0
      ? [
          {
            name: words.sims(sims.length),
            value: sims.map((sim) => [simText(sim), left(sim)].filter(Boolean).join(" · ")).join("\n"),
          },
        ]
      : []),
    ...(status.corrects ? [{ name: words.corrects, value: status.corrects }] : []),
    ...(status.regions.length > 0
      ? [{ name: words.regions, value: status.regions.map((region) => regions[region]).join(" · ") }]
      : []),
    ...(isOpen("contact", status) && whereTo ? [{ name: words.answer, value: whereTo }] : []),
    ...deleted,
  ];
}
