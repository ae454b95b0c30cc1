/**
 * Any form of an Aadhaar number that a source sends, reduced to its last four digits (UIDAI: a kept copy must be masked irretrievably);
 * null if it has fewer.
 */
export const maskedAadhaar = (sent: string | null): string | null => {
  const last = /\d{4}$/.exec(sent?.replace(/\s/g, '') ?? '')?.[0]
  return last ? `xxxx xxxx ${last}` : null
}
