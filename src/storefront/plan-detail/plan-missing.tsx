import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { links } from "../links.ts";
import { useVisit } from "../visit/visit.ts";
import { useWords } from "../visit/words.ts";

/** Old links and closed offers end here, with the way to what is on sale. */
export function PlanMissing() {
  const { language } = useVisit();
  const { missing } = useWords("plans").detail;
  const { titled } = useWords("shell");
  return (
    <div className="wrap wrap-narrow band-close plan-missing">
      <title>{titled(missing.title)}</title>
      <meta name="robots" content="noindex" />
      <h1 className="vh">{missing.title}</h1>
      <EmptyState
        title={missing.heading}
        action={
          <Form className="plan-missing-search" method="get" action={links(language).destination()}>
            <TextField label={missing.where} name="q" type="search" placeholder={missing.placeholder} maxLength={100} before={<Icon name="search" />} />
            <Button type="submit" variant="go">{missing.find}</Button>
          </Form>
        }
      >
        {missing.text}
      </EmptyState>
    </div>
  );
}
