/** The TXT records of a name, each joined to one text; empty for a name without any. Throws `DnsUnavailable` without an answer. */
export interface TxtRecords {
  of(name: string): Promise<string[]>
}

/** DNS did not answer, which says nothing about the records. */
export class DnsUnavailable extends Error {}
