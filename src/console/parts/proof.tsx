import { Icon } from "../../ui/icon.tsx";
import { useWords, type Answer } from "../ground/asking.ts";
import { Alone } from "./alone.tsx";
import { Problem } from "./form.tsx";
import { proofField, type Posted } from "./posted.ts";

/** `back`: where the refused form stands. */
type Props = Answer<"/staff/getWaysIn"> & { posted: Posted; here: string; back: string; problem: string | undefined };

/**
 * Asks whoever is signed in to show that it is them. Both forms carry what was refused, and are sent to where it was sent:
 * it is done in the same request, and nothing typed is lost. The passkey's button needs a script, the code does not.
 */
export function ProofPage({ ways, posted, here, back, problem }: Props) {
  const { proof: words, signIn } = useWords();
  const byCode = ways.includes("password");
  const kept = posted.map(([name, value], place) => <input key={place} type="hidden" name={name} value={value} />);
  return (
    <Alone title={words.title} lede={words.lede}>
      {ways.includes("passkey") && (
        <form method="post" action={here} data-passkey="prove" hidden className="stack">
          {kept}
          <button className="button button-go button-wide">
            <Icon name="key-round" />
            {words.passkey}
          </button>
          <Problem hidden>{words.passkeyFailed}</Problem>
          {byCode && <p className="or">{signIn.or}</p>}
        </form>
      )}
      {problem !== undefined && <Problem>{problem}</Problem>}
      {byCode ? (
        <>
          <h2>{words.byCode}</h2>
          <form method="post" action={here} noValidate className="stack">
            {kept}
            <label className="field">
              <span className="field-label">{signIn.code}</span>
              <input className="box" name={proofField} inputMode="numeric" autoComplete="one-time-code" required />
              <span className="field-hint">{signIn.codeHint}</span>
            </label>
            <button className="button button-wide">{words.go}</button>
          </form>
        </>
      ) : (
        <noscript>
          <p className="soft small">{signIn.passkeyAlone}</p>
        </noscript>
      )}
      <p>
        <a className="button button-quiet" href={back}>
          {words.back}
        </a>
      </p>
    </Alone>
  );
}
