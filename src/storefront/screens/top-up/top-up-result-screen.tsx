import { data, useLoaderData } from "react-router";
import { CallRefused } from "../../../kernel/envelope.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { links } from "../../ground/links.ts";
import { asked, useVisit, type ScreenArguments } from "../../ground/visit/visit.ts";
import { useWords } from "../../ground/visit/words.ts";
import { useAskingAgain } from "../../parts/orders/use-asking-again.ts";
import { isInApp } from "./load.ts";
import { ResultPage } from "./result-page.tsx";
import sheet from "./top-up.css?url";

/**
 * `/top-up-result?number=&key=`, and without the shop's frame `/top-up-result-app`: how a top-up stands, and its
 * receipt, for whoever has its private link.
 */
export async function loader({ request, context }: ScreenArguments) {
  const url = new URL(request.url);
  const { searchParams } = url;
  const inApp = isInApp(url);
  const link = { number: searchParams.get("number") ?? "", key: searchParams.get("key") ?? "" };
  try {
    return data({ link, inApp, topUp: await asked(context).call("/prepaid/getTopUp", link) });
  } catch (error) {
    if (!(error instanceof CallRefused) || !["NOT_FOUND", "INVALID_INPUT"].includes(error.code)) throw error;
    return data({ link, inApp, topUp: null }, { status: 404 });
  }
}

export function Component() {
  const { link, inApp, topUp } = useLoaderData<typeof loader>();
  const { result } = useWords("top-up");
  const { titled } = useWords("shell");
  const to = links(useVisit().language);
  useAskingAgain(topUp?.outcome === "paying" || topUp?.outcome === "crediting");
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      <meta name="robots" content="noindex" />
      <title>{titled(topUp ? result.titles[topUp.outcome] : result.missing)}</title>
      {topUp ? (
        <ResultPage link={link} inApp={inApp} topUp={topUp} />
      ) : (
        <div className="wrap wrap-narrow dead-end">
          <h1>{result.missing}</h1>
          <p className="lede">{result.missingText}</p>
          <LinkButton to={inApp ? to.topUpInApp() : to.topUp()}>{result.missingMore}</LinkButton>
        </div>
      )}
    </>
  );
}
