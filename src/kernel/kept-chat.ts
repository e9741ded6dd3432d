/** Where a browser keeps the support chat that it is in (row H10). */
export const keptChat = "support-chat";
