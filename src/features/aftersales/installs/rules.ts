/** Per order within 24 hours: links e-mailed, and requests for help. */
export const mostMailed = 6;
export const mostHelpAsked = 5;
