import { CallRefused, unwrap, type Envelope } from "../../../kernel/envelope.ts";
import { wishHeader } from "../../../kernel/file-bytes.ts";
import { callHeaders } from "../../ground/visit/call.ts";
import type { Answer, Wish } from "../../ground/visit/calls.ts";
import type { Visit } from "../../ground/visit/visit.ts";
import { wordsOf } from "../../ground/visit/words.ts";
import { noteProgress } from "./upload-progress.ts";

/** The server hears no request for longer (http/web-server). */
const timeoutMs = 20_000;

type Path = "/realName/addPhoto" | "/realName/readSimPhoto";

/** A call with a photograph as its body, which says how far it is: `fetch` cannot tell. */
export function uploadPhoto<At extends Path>(
  path: At,
  { photo, ...others }: Pick<Wish<Path>, "photo">,
  language: Visit["language"],
): Promise<Answer<At>> {
  return new Promise<Envelope>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const lost = () =>
      reject(new CallRefused("TRY_AGAIN_LATER", wordsOf(language, "shell").noConnection, { fields: [] }));
    request.open("POST", `/api${path}`);
    const headers = {
      ...callHeaders(language),
      "content-type": "application/octet-stream",
      [wishHeader]: encodeURIComponent(JSON.stringify(others)),
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.timeout = timeoutMs;
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total }) => noteProgress(loaded / total));
    request.addEventListener("load", () => (request.response ? resolve(request.response as Envelope) : lost()));
    request.addEventListener("error", lost);
    request.addEventListener("timeout", lost);
    request.addEventListener("loadend", () => noteProgress(undefined));
    request.send(photo as Uint8Array<ArrayBuffer>);
  }).then((envelope) => unwrap(envelope) as Answer<At>);
}
