import { useLoaderData } from "react-router";
import { asked, type ScreenArguments } from "../visit/visit.ts";
import { DocumentPage } from "./document-page.tsx";
import { documentNamed } from "./document.ts";

/** `/argeement?key=` (spec 2, in its spelling). */
export function loader({ request, context }: ScreenArguments) {
  return documentNamed(new URL(request.url).searchParams.get("key") ?? "", asked(context));
}

export function Component() {
  return <DocumentPage written={useLoaderData<typeof loader>()} />;
}
