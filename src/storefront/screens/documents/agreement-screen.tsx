import { useLoaderData, useLocation } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentNamed, theTerms } from "./document.ts";
import { MissingDocument } from "./missing-document.tsx";
import { OtherDocuments } from "./other-documents.tsx";

/**
 * `/argeement?key=` (spec 2, in its spelling), and `/argeement-channel`: the agreement inside a channel's own pages,
 * under the logo alone (row H1), in ja and ko too (row L3).
 */
export function loader({ request, context }: ScreenArguments) {
  return documentNamed(new URL(request.url).searchParams.get("key") ?? theTerms, asked(context));
}

export function Component() {
  const written = useLoaderData<typeof loader>();
  const channel = /^\/[^/]+\/argeement-channel\b/.test(useLocation().pathname);
  if (!written) return <MissingDocument channel={channel} />;
  return (
    // no support chat here (row H10)
    <div data-quiet="">
      <DocumentPage written={written} others={<OtherDocuments docname={written.docname} channel={channel} />} />
    </div>
  );
}
