import { Form } from "react-router";
import type { Conclusion } from "../../../features/catalogue/devices/rules.ts";
import { unlisted } from "../../../kernel/checked-device.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { links } from "../../ground/links.ts";
import { useShownAddress } from "../../ground/visit/use-shown-address.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import type { EidOutcome } from "./eid-outcome.ts";
import type { Finding } from "./load.ts";

type EidTestProps = { finding: Finding; outcome: EidOutcome | undefined; conclusion: Conclusion | undefined };

/** How to find the EID, and whether that is one. A POST form: an EID must not stand in an address. */
export function EidTest({ finding, outcome, conclusion }: EidTestProps) {
  const { eid: words } = useWords("device");
  const to = links(useVisit().language);
  const address = useShownAddress();
  const problem = outcome && "problem" in outcome ? outcome : undefined;
  const { brand, checked, bought, isUnlisted, trip, saysNoEid } = finding;
  const here = {
    brand: checked ? undefined : brand,
    model: checked?.device.slug ?? (isUnlisted ? unlisted : undefined),
    bought,
    ...trip,
  };
  const looking = conclusion?.answer === "look";
  return (
    <section
      className={`panel stack device-eid${looking ? " device-eid-now" : " panel-line"}`}
      aria-labelledby="device-eid"
    >
      <h2 id="device-eid">{words.title}</h2>
      <p>{words.text}</p>
      <ol className="device-eid-steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {outcome && "passed" in outcome && <Notice tone="good">{words.passed}</Notice>}
      <Form method="post" action={address} className="stack gap-3" noValidate preventScrollReset>
        <TextField
          label={words.label}
          name="eid"
          hint={words.hint}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          defaultValue={problem?.typed}
          error={problem && words.problems[problem.problem]}
        />
        <div className="cluster">
          <Button type="submit" variant={looking ? "go" : "line"}>
            {words.check}
          </Button>
          {!saysNoEid && (
            <LinkButton variant="quiet" to={to.deviceCheck({ ...here, eid: "none" })}>
              {words.none}
            </LinkButton>
          )}
        </div>
      </Form>
      <p className="kick">{words.privacy}</p>
    </section>
  );
}
