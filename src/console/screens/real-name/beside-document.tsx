import { maskedIccid, spacedIccid } from "../../../kernel/iccid.ts";
import { shownPhone } from "../../../kernel/shown-phone.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import { Pairs } from "../../parts/panel.tsx";
import { shortMoment } from "../../parts/short-moment.ts";
import { wordFor } from "../../parts/word-for.ts";
import { Result } from "./document-table.tsx";
import type { RealName } from "./load.ts";

/** What the document does not say itself: the photograph's quality, the quota, its SIMs, and what was sent before. */
export function Around({ realName }: { realName: RealName }) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { photos, quota, checks, sims, left, corrects, earlier, contactName, email, phone } = realName;
  const warnings = [...new Set(photos.flatMap((photo) => photo.warnings))].map((one) => wordFor(words.warnings, one));
  const passes = (check: string) => checks.every((one) => one.check !== check || one.passes);
  return (
    <>
      <ul className="review-checks">
        <li>
          <span>{warnings.length === 0 ? words.photoFits : words.photoWarns(inOneLine(warnings, language))}</span>
          <Result passes={passes("photo")} />
        </li>
        <li>
          <span>{words.quota(quota.used, quota.most)}</span>
          <Result passes={passes("quota")} />
        </li>
      </ul>
      <Pairs
        pairs={[
          [words.contact, [contactName, email, phone && shownPhone(phone)].filter(Boolean).join(" · ")],
          ...(corrects ? [[words.corrects, <Corrected key="corrects" corrects={corrects} />] as const] : []),
          [words.earlier, earlier.length > 0 ? <Others key="earlier" others={earlier} /> : words.noSame],
          ...sims.map((sim) => [`SIM ${maskedIccid(sim.iccid)}`, <SimBefore key={sim.iccid} sim={sim} />] as const),
          ...left.map(({ iccid, at }) => [`SIM ${maskedIccid(iccid)}`, words.left(shortMoment(at, language))] as const),
        ]}
      />
    </>
  );
}

/** The wrong number, to hold against the right one below, and the registration that it is under. */
function Corrected({ corrects }: { corrects: NonNullable<RealName["corrects"]> }) {
  return (
    <>
      <span className="review-iccid">{spacedIccid(corrects.iccid)}</span>
      <Others others={[corrects]} />
    </>
  );
}

function SimBefore({ sim: { iccid, remark, earlier } }: { sim: RealName["sims"][number] }) {
  const { realNames: words } = useWords();
  return (
    <>
      <span className="review-iccid">{spacedIccid(iccid)}</span>
      {remark && <span className="soft"> {remark}</span>}
      {earlier.length > 0 ? <Others others={earlier} /> : <span className="soft review-line">{words.noEarlier}</span>}
    </>
  );
}

function Others({ others }: { others: RealName["earlier"] }) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  return (
    <ul className="review-others">
      {others.map(({ number, state, receivedAt, reasons }) => (
        <li key={number}>
          <a href={`/console/real-names/${number}`}>{number}</a> {words.states[state]}
          {reasons.length > 0 &&
            ` (${inOneLine(
              reasons.map((reason) => wordFor(words.reasons, reason)),
              language,
            )})`}
          {receivedAt !== null && <span className="soft"> {shortMoment(receivedAt, language)}</span>}
        </li>
      ))}
    </ul>
  );
}
