import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../visit/words.ts";
import { phoneSystems, type PhoneSystem } from "../../features/installs/phone-system.ts";

type InstallStepsProps = {
  /** What to call the new line: the place it is for. */
  line: string;
  system: PhoneSystem | undefined;
};

/** The steps in the words of each system's own menus. The style sheet shows those of the chosen one, so it works without JavaScript. */
export function InstallSteps({ line, system }: InstallStepsProps) {
  const { steps: words } = useWords("result");
  const [chosen, setChosen] = useState<string>();
  return (
    <section className="install-steps" aria-labelledby="install-steps">
      <h2 id="install-steps">{words.title}</h2>
      <div className="no-print">
        <Segmented
          label={words.system}
          name="system"
          options={phoneSystems.map((value) => ({ value, label: words.systems[value].name }))}
          value={chosen ?? system ?? "iphone"}
          onChange={setChosen}
        />
      </div>
      {phoneSystems.map((one) => <StepsOfSystem key={one} system={one} line={line} />)}
      <Notice tone="care" title={words.keep}>{words.keepText}</Notice>
      <Button className="needs-script no-print install-steps-print" size="small" icon="printer" onClick={() => print()}>{words.print}</Button>
    </section>
  );
}

function StepsOfSystem({ system, line }: { system: PhoneSystem; line: string }) {
  const { steps: words } = useWords("result");
  const paths = words.systems[system];
  return (
    <div className={`install-steps-of install-steps-of-${system}`}>
      <h3>{words.now}<span className="vh">, {paths.name}</span></h3>
      <ol>
        <Step path={paths.add}>{words.install}</Step>
        <Step>{words.wait}</Step>
        <Step>{words.name(line)}</Step>
        <Step>{words.keepHome}</Step>
      </ol>
      <h3>{words.landing}<span className="vh">, {paths.name}</span></h3>
      <ol>
        <Step path={paths.line}>{words.turnOn(line)}</Step>
        <Step path={paths.data}>{words.data}</Step>
        <Step path={paths.roaming}>{words.roaming}</Step>
        <Step>{words.home}</Step>
      </ol>
      <p className="kick">{words.offline}</p>
    </div>
  );
}

function Step({ path, children }: { path?: string; children: string }) {
  return (
    <li>
      <div>
        {children}
        {path && <span className="install-steps-path">{path}</span>}
      </div>
    </li>
  );
}
