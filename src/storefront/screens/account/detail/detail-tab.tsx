import { useState } from "react";
import { ErrorSummary } from "../../../../ui/error-summary.tsx";
import { Notice } from "../../../../ui/notice.tsx";
import { useWords } from "../../../ground/visit/words.ts";
import type { NamedFormAnswer } from "../../../parts/forms/named-form-answer.ts";
import { ticketAtHand } from "../../../parts/passkeys/just-signed-in.ts";
import type { AccountTab, TabProps } from "../account-tab.ts";
import { actOnDetail } from "./act.ts";
import { ConfirmOwner } from "./confirm-owner.tsx";
import { DeviceList } from "./device-list.tsx";
import { OwnData } from "./export-and-deletion.tsx";
import { tellDetail, type ToldDetail } from "./load.ts";
import { PasskeyList } from "./passkey-list.tsx";
import { SignInWays } from "./sign-in-ways.tsx";

/** Row A7 and the account's own matters: e-mail and phone, password, devices, export and deletion. */
export const tab: AccountTab<ToldDetail, NamedFormAnswer> = {
  areas: ["account-detail", "sign-in", "errors"],
  load: tellDetail,
  act: (asking, form) => actOnDetail(asking, form),
  View: Detail,
};

/** Forms that are only a button have no field for what went wrong. */
const buttons = ["device", "devices", "passkey"];

function Detail({ told, done: answer, signedIn }: TabProps<ToldDetail, NamedFormAnswer>) {
  const words = useWords("account-detail");
  const [ticket, lookAgain] = useTicket(answer);
  const hasPasskey = told.passkeys.length > 0;
  const confirm = ticket === "" && (
    <ConfirmOwner signedIn={signedIn} hasPasskey={hasPasskey} answer={answer} onConfirmed={lookAgain} />
  );
  return (
    <div className="detail">
      {told.done && !answer && <Notice tone="good" title={words.done[told.done]} />}
      {answer && buttons.includes(answer.form) && (
        <ErrorSummary key={answer.id} title={answer.title} problems={answer.problems} />
      )}
      <SignInWays told={told} answer={answer} signedIn={signedIn} ticket={ticket} confirm={confirm} />
      <PasskeyList
        passkeys={told.passkeys}
        confirm={told.edit === "passkey" && confirm}
        isConfirmed={told.edit === "passkey" && ticket !== ""}
      />
      <DeviceList devices={told.devices} />
      <OwnData isDeleting={told.edit === "delete"} email={signedIn.email ?? ""} answer={answer} />
    </div>
  );
}

/**
 * What shows that the owner is there: answer to a form, also without scripts, or kept by this page since the sign-in.
 * Empty: to be confirmed first.
 */
function useTicket(answer: NamedFormAnswer | undefined): [ticket: string, look: () => void] {
  const [kept, keep] = useState(ticketAtHand);
  const isRefused = answer !== undefined && answer.entries.ticket === "";
  return [answer?.entries.ticket || (isRefused ? "" : kept), () => keep(ticketAtHand())];
}
