import { Form, useNavigation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../ground/visit/words.ts";

/** One press, of whoever is there. */
export function TellPlace({ country }: { country: string }) {
  const { where: words } = useWords("status");
  const busy = useNavigation().state === "submitting";
  return (
    <Form method="post" className="cluster gap-3">
      <input type="hidden" name="country" value={country} />
      <Button type="submit" name="said" value="works" size="small" icon="check" busy={busy}>
        {words.works}
      </Button>
      <Button type="submit" name="said" value="fails" size="small" variant="quiet" icon="x" busy={busy}>
        {words.fails}
      </Button>
    </Form>
  );
}

type ReportedProps = { reports: { works: number | null; fails: number | null }; of?: string | undefined };

/** What others said; nothing where they are few. */
export function Reported({ reports: { works, fails }, of }: ReportedProps) {
  const { where: words } = useWords("status");
  const said = [works !== null && words.saidWorks(works), fails !== null && words.saidFails(fails)].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className="soft">
      {of && `${of}: `}
      {said.join(" · ")}
    </p>
  );
}
