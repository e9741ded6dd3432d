import { Form } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Link } from "../../../ui/link.tsx";
import { links } from "../../ground/links.ts";
import { useVisit } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";

/** Old links and closed offers end here, with the way to what is on sale. */
export function PlanMissing() {
  const { language } = useVisit();
  const { missing, allDestinations } = useWords("plan-detail");
  const { titled } = useWords("shell");
  const to = links(language);
  return (
    <div className="wrap wrap-narrow band band-close stack gap-5">
      <title>{titled(missing.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{missing.title}</h1>
      <p className="lede">{missing.text}</p>
      <search>
        <Form className="plan-missing-search" method="get" action={to.destination()}>
          <TextField
            label={missing.where}
            name="q"
            type="search"
            placeholder={missing.placeholder}
            maxLength={100}
            before={<Icon name="search" />}
          />
          <Button type="submit" variant="go">
            {missing.find}
          </Button>
        </Form>
      </search>
      <p>
        <Link className="link" to={to.destination()}>
          {allDestinations}
        </Link>
      </p>
    </div>
  );
}
