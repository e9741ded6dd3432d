/** Finds the country of an IP address: ISO 3166-1 alpha-2, or undefined for private and unknown ones. Never rejects. */
export interface Locator {
  country(address: string): string | undefined;
}
