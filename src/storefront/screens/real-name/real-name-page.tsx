import { useEffect } from "react";
import { useNavigate } from "react-router";
import { readIccid, soldPrefixes } from "../../../kernel/iccid.ts";
import { useOpenProblems } from "../../../ui/use-open-problems.ts";
import { useDraftEntries } from "../../ground/visit/use-draft.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { Entries } from "../../parts/forms/entries.ts";
import type { Answered } from "./act.ts";
import { type Step, steps, withSim } from "./answers.ts";
import { firstOpen } from "./checks.ts";
import { ContactStep } from "./contact-step.tsx";
import { DetailsStep } from "./details-step.tsx";
import { DocumentStep } from "./document-step.tsx";
import { draftName, draftStorage, keepHere, keptHere } from "./form-on-device.ts";
import { provedEntries } from "./identity-entries.ts";
import type { Opened } from "./load.ts";
import { PhotoStep } from "./photo-step.tsx";
import { SendStep } from "./send-step.tsx";
import { SimStep } from "./sim-step.tsx";
import { StartPage } from "./start-page.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./step-props.ts";

type RealNamePageProps = { opened: Opened; answered: Answered | undefined };

export function RealNamePage({ opened, answered }: RealNamePageProps) {
  const words = useWords("real-name");
  const { titled } = useWords("shell");
  const { step } = answered ?? opened;
  const facts = answered?.facts ?? opened.facts;
  const kept = useDraftEntries(draftName(), draftStorage);
  const entries: Entries = answered?.entries ?? {
    ...kept,
    ...(opened.proved && provedEntries(opened.proved)),
  };
  const problems = useOpenProblems(answered);
  useKeptFromServer(answered);
  useSimsOfLink();
  useStepInReach(step, answered !== undefined);
  const props: StepProps = { step, facts, entries, beside: problems.beside };
  const title = step === "start" ? words.title : `${words.steps[step]} – ${words.title}`;
  return (
    <>
      <title>{titled(title)}</title>
      <meta name="description" content={words.about} />
      <StepFrame {...props} answered={answered} open={problems.open} onInput={problems.onInput}>
        {views[step](props)}
      </StepFrame>
    </>
  );
}

const views: Record<Step, (props: StepProps) => React.ReactNode> = {
  start: (props) => <StartPage {...props} />,
  sim: (props) => <SimStep {...props} />,
  contact: (props) => <ContactStep {...props} />,
  document: (props) => <DocumentStep {...props} />,
  photo: (props) => <PhotoStep {...props} />,
  details: (props) => <DetailsStep {...props} />,
  send: (props) => <SendStep {...props} />,
};

/** What a server has answered before scripts ran is newer than what was kept here. */
function useKeptFromServer(answered: Answered | undefined): void {
  useEffect(() => {
    if (answered) keepHere(answered.entries);
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** An address of a later step, opened where nothing was answered yet: the first open question comes first. */
function useStepInReach(step: Step, isAnswered: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = firstOpen(keptHere());
    if (isAnswered || steps.indexOf(step) <= steps.indexOf(open)) return;
    void navigate(`?step=${open}`, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/**
 * A link to the form brings its SIMs along behind `#`, which browsers send to nobody: the number of a SIM is in no log. They
 * are put among the answers, and leave the address.
 */
function useSimsOfLink(): void {
  useEffect(() => {
    const { hash, pathname, search } = location;
    const said = new URLSearchParams(hash.slice(1)).getAll("sim");
    const sims = said.map((one) => readIccid(one, { prefixes: soldPrefixes })).filter((read) => read.ok);
    if (sims.length === 0) return;
    keepHere(sims.reduce((entries, { iccid }) => withSim(entries, iccid), keptHere()));
    history.replaceState(history.state, "", pathname + search);
  }, []);
}
