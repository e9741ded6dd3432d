import { phoneSystems } from "../../../features/aftersales/installs/phone-system.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { useWords } from "../../ground/visit/words.ts";

type SystemChoiceProps = { chosen: string; onChoose: (system: string) => void };

export function SystemChoice({ chosen, onChoose }: SystemChoiceProps) {
  const { steps, stages } = useWords("install");
  return (
    <div className="guide-system no-print">
      <Segmented
        label={stages.system}
        name="system"
        options={phoneSystems.map((value) => ({ value, label: steps.systems[value].name }))}
        value={chosen}
        onChange={onChoose}
      />
    </div>
  );
}
