import { useActionData } from "react-router";
import { againReasons, isInOwnWords, mostOwnWords, refusalReasons } from "../../../kernel/real-name-reasons.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { usePage, useWords } from "../../ground/asking.ts";
import type { Answered } from "../../parts/form-answer.ts";
import { FormProblem, LongField } from "../../parts/form.tsx";
import { Key } from "../../parts/key.tsx";
import { reasonKey } from "../../parts/reason-keys.ts";
import { RequestKey } from "../../parts/request-key.tsx";
import type { RealName } from "./load.ts";

type Reason = keyof RealName["sentences"];

/** What is lost is asked for where it is: typed details that are lost leave no page to decide on. */
const askedFor = ({ photos }: RealName) =>
  againReasons.filter((reason) => reason !== "details_lost" && (reason !== "photo_lost" || photos.some(isDamaged)));
const isDamaged = (photo: RealName["photos"][number]) => photo.isDamaged && !photo.isEarlier;

/** A key for each reason and each button. `writes`: the language in which the person reads the reason. */
export function DecideForm({ realName, writes }: { realName: RealName; writes: string }) {
  const { words: all, language } = usePage();
  const { realNames: words } = all;
  const { decide } = words;
  const { version, proposal } = realName;
  const again = askedFor(realName);
  return (
    <form method="post" className="review-decide">
      <h2>{decide.title}</h2>
      {proposal && (
        <p className="review-hint">
          {proposal.isMine
            ? words.mineProposed
            : words.proposal(proposal.who, inOneLine(proposedWords(proposal, words), language))}
          {!proposal.isMine && proposal.ownWords && <q lang={realName.language}>{proposal.ownWords}</q>}
        </p>
      )}
      <FormProblem />
      <RequestKey />
      <input type="hidden" name="version" value={version} />
      <p className="soft">{decide.reads(writes)}</p>
      <Reasons title={decide.whyAgain} reasons={again} from={1} realName={realName} />
      <Reasons title={decide.whyRefused} reasons={refusalReasons} from={again.length + 1} realName={realName} />
      <OwnWords realName={realName} writes={writes} />
      <div className="review-buttons">
        <button className="button button-go" name="decision" value="registered" aria-keyshortcuts="a">
          {decide.registered} <Key>A</Key>
        </button>
        <button className="button" name="decision" value="again" aria-keyshortcuts="r">
          {decide.again} <Key>R</Key>
        </button>
        <button className="button" name="decision" value="refused" aria-keyshortcuts="x">
          {decide.refused} <Key>X</Key>
        </button>
      </div>
    </form>
  );
}

type Words = ReturnType<typeof useWords>["realNames"];

function proposedWords({ decision, reasons }: NonNullable<RealName["proposal"]>, words: Words): string[] {
  return [words.decide[decision], ...reasons.map((reason) => words.reasons[reason])];
}

/** What no sentence says, as the person will read it: nobody translates it. */
function OwnWords({ realName, writes }: { realName: RealName; writes: string }) {
  const { decide } = useWords().realNames;
  return (
    <LongField
      name="ownWords"
      label={decide.ownWords(writes)}
      hint={decide.ownWordsHint}
      rows={2}
      maxLength={mostOwnWords}
      lang={realName.language}
      value={toConfirm(realName)?.ownWords ?? undefined}
    />
  );
}

/** Own words hold where a second reviewer says the very same: they stand ready with the reasons that they belong to. */
const toConfirm = ({ proposal }: RealName) =>
  proposal && !proposal.isMine && proposal.ownWords ? proposal : undefined;

type ReasonsProps = { title: string; reasons: readonly Reason[]; from: number; realName: RealName };

function Reasons({ title, reasons, from, realName }: ReasonsProps) {
  const { sentences, language } = realName;
  const answered = useActionData() as Answered | undefined;
  const { realNames: words } = useWords();
  const chosen: readonly string[] = answered?.entries["why"]?.split(",") ?? toConfirm(realName)?.reasons ?? [];
  return (
    <fieldset className="review-reasons">
      <legend>{title}</legend>
      {reasons.map((reason, place) => (
        <label key={reason}>
          <input
            type="checkbox"
            name="why"
            value={reason}
            defaultChecked={chosen.includes(reason)}
            aria-keyshortcuts={reasonKey(from + place)}
          />
          <span>
            {words.reasons[reason]} <Key>{reasonKey(from + place).toUpperCase()}</Key>
            {!isInOwnWords(reason) && <small lang={language}>{sentences[reason]}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
