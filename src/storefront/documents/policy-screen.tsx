import { useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../visit/visit.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentNamed } from "./document.ts";

/** `/policy/{docname}` (spec 2). */
export function loader({ params, context }: ScreenArguments) {
  return documentNamed(params.docname ?? "", asked(context));
}

export function Component() {
  return <DocumentPage written={useLoaderData<typeof loader>()} />;
}
