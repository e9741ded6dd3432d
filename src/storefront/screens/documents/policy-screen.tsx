import { useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentNamed } from "./document.ts";
import { MissingDocument } from "./missing-document.tsx";
import { OtherDocuments } from "./other-documents.tsx";

/** `/policy/{docname}` (spec 2). */
export function loader({ params, context }: ScreenArguments) {
  return documentNamed(params.docname ?? "", asked(context));
}

export function Component() {
  const written = useLoaderData<typeof loader>();
  return written ? (
    <DocumentPage written={written} others={<OtherDocuments docname={written.docname} />} />
  ) : (
    <MissingDocument />
  );
}
