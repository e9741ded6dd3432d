import { useEffect, useRef, type FormEvent, type ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import type { FieldProblem } from "../../../ui/error-summary.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useOnline } from "../../ground/use-online.ts";
import { useDraft } from "../../ground/visit/use-draft.ts";
import { useWords } from "../../ground/visit/words.ts";
import { FormProblems } from "../../parts/forms/form-problems.tsx";
import { useSendOnce } from "../../parts/forms/use-send-once.ts";
import { useUploadProgress } from "../../parts/photographs/upload-progress.ts";
import type { Answered } from "./act.ts";
import { carriedIn, fieldsOf } from "./answers.ts";
import { shownReading } from "./check-places.ts";
import { draftName, draftStorage } from "./form-on-device.ts";
import { KeptNote } from "./kept-note.tsx";
import { LeftToConfirm, useLeftToConfirm } from "./left-to-confirm.tsx";
import { StepBar } from "./step-bar.tsx";
import type { StepProps } from "./step-props.ts";
import { useCalled } from "./use-called.ts";
import { useSendWhenBack } from "./use-send-when-back.ts";
import styles from "./left-to-confirm.css?url";

type StepFrameProps = StepProps & {
  answered: Answered | undefined;
  open: readonly FieldProblem[];
  onInput: (event: FormEvent) => void;
  children: ReactNode;
};

/** The form around a step: what the others have said goes along, so that it works without scripts and loses nothing. */
export function StepFrame({ step, entries, answered, open, onInput, children }: StepFrameProps) {
  const words = useWords("real-name");
  const called = useCalled();
  const { busy, onSubmit } = useSendOnce(answered?.id);
  const address = useAddress();
  const own = fieldsOf[step];
  const isCheck = step === "details" && shownReading(entries) !== null;
  const { left, recount } = useLeftToConfirm(entries);
  const { form, keep } = useDraft({
    name: draftName(),
    storage: draftStorage,
    fields: step === "photo" || step === "send" ? [] : own,
    isAnswer: answered !== undefined,
    onEntries: (now) => isCheck && recount(now),
  });
  useEffect(() => {
    if (isCheck && form.current) recount(form.current);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [entries]);
  const others = Object.entries(carriedIn(entries)).filter(([name]) => !own.includes(name));
  const back = useSendWhenBack(form, step === "send");
  useFocusOnHeading(step !== "start" && open.length === 0);
  return (
    <Form
      method="post"
      action={address}
      encType={step === "photo" || step === "sim" ? "multipart/form-data" : undefined}
      noValidate
      className={step === "start" ? "rn-start" : "rn-step"}
      data-quiet=""
      ref={form}
      onChange={keep}
      onInput={onInput}
      onSubmit={(event) => {
        if (!back.holds(event)) onSubmit(event);
      }}
    >
      {/* the Enter key presses the first button of a form, which must be the one that goes on */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="step" value={step} />
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {step === "start" ? (
        <>
          {open.length > 0 && (
            <div className="wrap">
              <FormProblems answer={answered} open={open} called={called} />
            </div>
          )}
          {children}
        </>
      ) : (
        <>
          <StepBar step={step} />
          <div className="wrap rn-body">
            <OfflineNote />
            <FormProblems answer={answered} open={open} called={called} />
            {children}
            {isCheck && <link rel="stylesheet" href={styles} precedence="screen" />}
            <div className={isCheck ? "rn-go rn-foot" : "rn-go"}>
              {isCheck && <LeftToConfirm left={left} />}
              <Button type="submit" variant="go" icon="arrow-right" busy={busy || back.waits}>
                {back.isAway ? words.send.whenBack.send : step === "send" ? words.send.send : words.next}
              </Button>
            </div>
            {step === "send" && <WhenBack {...back} isSending={busy} />}
            {step === "photo" && busy && <Sending />}
            <div className="rn-kept">
              <KeptNote />
              <Button type="submit" variant="quiet" size="small" name="go" value="forget">
                {words.startAgain}
              </Button>
            </div>
          </div>
        </>
      )}
    </Form>
  );
}

/** A traveller's line comes and goes. True of every step, and of whoever keeps nothing on the device: the page still holds it. */
function OfflineNote() {
  const { offline } = useWords("real-name");
  const isOnline = useOnline();
  return <output className="rn-told">{!isOnline && <Notice tone="care">{offline}</Notice>}</output>;
}

type WhenBackProps = Pick<ReturnType<typeof useSendWhenBack>, "waits" | "goes" | "stop"> & { isSending: boolean };

function WhenBack({ waits, goes, stop, isSending }: WhenBackProps) {
  const { whenBack: words } = useWords("real-name").send;
  const says = waits ? words.waits : goes && isSending ? words.goes : undefined;
  return (
    <div className="rn-told">
      <output className="rn-told">{says && <Notice tone={waits ? "fact" : "good"} title={says} />}</output>
      {waits && (
        <Button variant="quiet" size="small" onClick={stop}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}

/** How much has left, on a line that takes its time. */
function Sending() {
  const { photo: words } = useWords("real-name");
  const share = useUploadProgress();
  return (
    <p className="rn-or">
      <output className="kick">{words.sending}</output>
      {share !== undefined && <progress value={share} aria-label={words.sending} />}
    </p>
  );
}

/** A partner's channel belongs to the form; the campaign that led here does not, for the page is kept for everybody. */
function useAddress(): string {
  const { pathname, search } = useLocation();
  const channel = new URLSearchParams(search).get("channel");
  return channel === null ? pathname : `${pathname}?channel=${encodeURIComponent(channel)}`;
}

/** A step that came without loading the page: its question is read out. */
function useFocusOnHeading(isWanted: boolean): void {
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current && document.documentElement.dataset["ready"] !== undefined)
      document.querySelector<HTMLElement>(".rn-body h1")?.focus({ preventScroll: true });
  }, []);
}
