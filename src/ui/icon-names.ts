/** Every icon the shop shows, by its Lucide name; the sprite is drawn from this list at build time. */
export const lucideIcons = [
  "arrow-left", "arrow-right", "arrow-up-from-line", "arrow-up-right", "ban", "bell", "briefcase-business",
  "building-2", "calendar-days", "camera", "card-sim", "check", "chevron-down", "chevron-left", "chevron-right",
  "chevron-up", "circle-alert", "circle-check", "circle-question-mark", "circle-x", "clock", "cookie", "copy",
  "credit-card", "database", "download", "external-link", "eye", "eye-off", "file-text", "gauge", "globe",
  "handshake", "headset", "history", "hourglass", "house", "id-card", "inbox", "infinity", "info", "key-round", "languages",
  "list", "lock", "log-out", "mail", "map", "map-pin", "menu", "message-square", "minus", "package", "phone",
  "plane", "plane-landing", "plane-takeoff", "plus", "printer", "qr-code", "radio-tower", "receipt-text",
  "refresh-cw", "rotate-ccw", "search", "share", "shield-check", "signal", "sliders-horizontal", "smartphone",
  "store", "ticket", "trash-2", "triangle-alert", "truck", "undo-2", "upload", "user", "wallet", "wifi", "wifi-off",
  "x", "zap",
] as const;

/** Drawn by our own hand: the mark of the house, and a hotspot that Lucide has no calm sign for. */
export const ownIcons = ["logo", "hotspot"] as const;

export type IconName = (typeof lucideIcons)[number] | (typeof ownIcons)[number];
