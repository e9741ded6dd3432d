/** The camera of the real-name registration (pictures 02 and 03 of its design). */
export const words = {
  title: "Photo of your document",
  close: "Back",
  opening: "The camera is opening …",
  /** One sentence at a time, and the next after a second and a half. */
  advice: {
    dark: "More light, please.",
    closer: "Move closer, until it fills the frame.",
    still: "Hold still.",
    blurred: "Not sharp yet. Tap the screen, or move a little away.",
    copy: "This looks like a copy. Use the original, in colour.",
    glare: "There is light on it. Tilt the page a little.",
    good: "Good. Hold still.",
  },
  marks: { frame: "In frame", sharp: "Sharp", colour: "In colour", glare: "No glare" },
  missing: { frame: "Not in frame", sharp: "Not sharp", colour: "No colour", glare: "Glare" },
  right: (right: number, all: number): string => `${right} of ${all} are right.`,
  byItself: "It takes the picture by itself when all four are right.",
  file: "Choose a file",
  take: "Take the photo",
  light: "Light",
  stays: "Stays on this device until you use it.",
  look: "Can every letter be read?",
  use: "Use this photo",
  scan: {
    title: "Scan the barcode",
    how: "Hold the barcode of the card or its holder into the frame.",
  },
  again: "Once more",
};
