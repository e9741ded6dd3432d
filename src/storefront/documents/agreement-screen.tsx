import { useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../visit/visit.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentNamed, theTerms } from "./document.ts";
import { MissingDocument } from "./missing-document.tsx";
import { OtherDocuments } from "./other-documents.tsx";

/** `/argeement?key=` (spec 2, in its spelling). */
export function loader({ request, context }: ScreenArguments) {
  return documentNamed(new URL(request.url).searchParams.get("key") ?? theTerms, asked(context));
}

export function Component() {
  const written = useLoaderData<typeof loader>();
  return written ? <DocumentPage written={written} others={<OtherDocuments docname={written.docname} />} /> : <MissingDocument />;
}
