/** Row T2: what a gigabyte costs on a Gogo China card, in Hong Kong dollars; the same in every language. */
export const gogoPerGb = "6.8";
