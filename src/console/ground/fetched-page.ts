/**
 * A page of the console as a document, parsed by the browser itself (trusted types forbid writing HTML); undefined where
 * there is no answer.
 */
export function fetchedPage(address: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    const asked = new XMLHttpRequest();
    asked.open("GET", address);
    asked.responseType = "document";
    asked.addEventListener("loadend", () => resolve(asked.responseXML ?? undefined));
    asked.send();
  });
}
