import { useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../../ground/visit/visit.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentNamed } from "./document.ts";
import { MissingDocument } from "./missing-document.tsx";
import { OtherDocuments } from "./other-documents.tsx";

/** `/policy/{docname}` (spec 2); `?version=`: what an order's buyer agreed to, whatever is in force now. */
export function loader({ params, request, context }: ScreenArguments) {
  const version = new URL(request.url).searchParams.get("version") || undefined;
  return documentNamed(params.docname ?? "", asked(context), version);
}

export function Component() {
  const written = useLoaderData<typeof loader>();
  return written ? (
    <DocumentPage written={written} others={<OtherDocuments docname={written.docname} />} />
  ) : (
    <MissingDocument />
  );
}
