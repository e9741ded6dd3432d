/**
 * Tells the country of a network address: ISO 3166-1 alpha-2, or nothing for private and unknown ones. Never rejects.
 */
export interface Locator {
  country(address: string): string | undefined;
}
