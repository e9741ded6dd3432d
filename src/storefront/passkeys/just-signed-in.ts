/** Of this page load: whoever signed in another way just now. A file of its own, so that the forms carry nothing else of the offer. */
let isFresh = false;

export const hasJustSignedIn = () => isFresh;

export function offerAfterSignIn(): void {
  if (typeof document !== "undefined") isFresh = true;
}
