/** What photographs say that visitors send: of documents, and of cards for their number. */
export const words = {
  card: {
    field: "Read the number from a photo",
    hint: "The card or its holder, close up. We read the number or the barcode on our own server and keep nothing of the photo. JPG or PNG, at most 10 MB.",
    read: "Read the number",
    reading: "The photo is being read …",
    found: "We have read this number",
    compare: (iccid: string): string => `${iccid}. Please compare it with the card.`,
    none: "No number of this shop was found in the photo. Move closer, until the digits fill the picture, with one card in it; or type the number.",
    choose: "Please choose a photo of the SIM first.",
    busy: "Nobody could look at the photo at the moment. Please try again shortly, or type the number.",
  },
  refused: {
    empty: "This file is empty. Please choose the photo once more.",
    heavy: "This photo is larger than 10 MB. Please choose a smaller one.",
    not_a_picture: "This is no JPG or PNG photo. Please take it with the camera, or save it as JPG.",
    broken: "This file is damaged. Please take the photo once more.",
    moving: "This is a moving picture. Please take a still photo.",
    pixels: "This photo has too many pixels. Please choose a smaller size in your camera.",
    small: "This photo is too small to be read. Please move closer or choose a larger one.",
    dark: "This photo is too dark. Please take it near a window or under a lamp.",
    grey: "No black-and-white photos, please: this looks like a copy. Use the original, in colour.",
    blurred: "This photo is blurred. Wipe the lens, hold still and take it once more.",
  },
};
