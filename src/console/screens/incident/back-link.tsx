import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../ground/asking.ts";

export function BackLink() {
  const { incidents: words } = useWords();
  return (
    <a className="button button-quiet" href="/console/incidents">
      <Icon name="chevron-left" />
      {words.title}
    </a>
  );
}
