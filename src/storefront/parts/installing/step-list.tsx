import { phoneSystems, type PhoneSystem } from "../../../features/aftersales/installs/phone-system.ts";
import { inOneLine } from "../../../kernel/text-lists.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/**
 * The steps in the words of each system's own menus. The style sheet shows those of the chosen one, so it works without
 * JavaScript.
 */
export function StepList({ part, line }: { part: "install" | "arrival"; line: string }) {
  return phoneSystems.map((system) => (
    <div key={system} className={`of-system of-${system}`}>
      {part === "install" ? <InstallSteps system={system} line={line} /> : <ArrivalSteps system={system} line={line} />}
    </div>
  ));
}

type StepsProps = { system: PhoneSystem; line: string };

function InstallSteps({ system, line }: StepsProps) {
  const { steps: words } = useWords("install");
  const { language } = useVisit();
  const { name, add } = words.systems[system];
  return (
    <ol className="steps" aria-label={inOneLine([words.now, name], language)}>
      <Step path={add}>{words.install}</Step>
      <Step>{words.wait}</Step>
      <Step>{words.name(line)}</Step>
      <Step>{words.keepHome}</Step>
    </ol>
  );
}

function ArrivalSteps({ system, line }: StepsProps) {
  const { steps: words } = useWords("install");
  const { language } = useVisit();
  const paths = words.systems[system];
  return (
    <ol className="steps" aria-label={inOneLine([words.landing, paths.name], language)}>
      <Step path={paths.line}>{words.turnOn(line)}</Step>
      <Step path={paths.data}>{words.data}</Step>
      <Step path={paths.roaming}>{words.roaming}</Step>
      <Step>{words.home}</Step>
    </ol>
  );
}

function Step({ path, children }: { path?: string; children: string }) {
  return (
    <li>
      <div>
        {children}
        {path && <span className="steps-path">{path}</span>}
      </div>
    </li>
  );
}
