import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useInBrowser } from "../../ground/visit/use-moment.ts";
import { useWords } from "../../ground/visit/words.ts";
import { phrases } from "./phrases.ts";

/** Sentences to hold up, as large as the phone: a popover, which needs no script. */
export function DriverPhrases() {
  const { phrases: words } = useWords("china");
  const inBrowser = useInBrowser();
  return (
    <section className="wrap band china-phrases" id="phrases">
      <h2>{words.title}</h2>
      <p className="soft measure">{words.lede}</p>
      <ul>
        {phrases.map(([name, chinese, sound]) => (
          <li key={name}>
            <button type="button" popoverTarget={`phrase-${name}`}>
              <span>{words.meanings[name]}</span>
              <b lang="zh-CN">{chinese}</b>
            </button>
            <Large name={name} chinese={chinese} sound={sound} meaning={words.meanings[name]} />
          </li>
        ))}
      </ul>
      {inBrowser && <OwnAddress />}
    </section>
  );
}

/** Goes nowhere: it is shown, and forgotten with the page. */
function OwnAddress() {
  const { phrases: words } = useWords("china");
  const [address, type] = useState("");
  return (
    <div className="china-own">
      <TextField
        label={words.own}
        hint={words.ownHint}
        name="own-address"
        maxLength={200}
        autoComplete="off"
        value={address}
        onChange={(event) => type(event.target.value)}
      />
      <Button popoverTarget="phrase-own" disabled={address.trim() === ""}>
        {words.show}
      </Button>
      <Large name="own" chinese={address} meaning={words.meanings.address} />
    </div>
  );
}

type LargeProps = { name: string; chinese: string; sound?: string; meaning: string };

function Large({ name, chinese, sound, meaning }: LargeProps) {
  const { phrases: words } = useWords("china");
  return (
    <div popover="auto" id={`phrase-${name}`} className="china-phrase">
      <p className="china-phrase-large" lang="zh-CN">
        {chinese}
      </p>
      {sound && (
        <p className="china-phrase-sound" lang="zh-Latn">
          {sound}
        </p>
      )}
      <p className="soft">{meaning}</p>
      <Button popoverTarget={`phrase-${name}`} popoverTargetAction="hide">
        {words.close}
      </Button>
    </div>
  );
}
