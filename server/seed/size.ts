/** How much the seed inserts of what there is a lot of. Every kind of record is in each size. */
export interface SeedSize {
  /** The checks of a day, as a part of the sandbox's. */
  dailyPart: number
  /** How often each product outside daily use was tried. */
  occasional: number
  /** The most rows of a bulk file that are checked. */
  fileRows: number
  /** The most entries of a watch list. */
  listEntries: number
  courtCases: number
  /** Of the documents that are read, the oldest ones. */
  documents: number
  /** Of the documents that are made into templates to be signed, the first ones. */
  esignTemplates: number
  stampPapers: number
}

/** The sandbox of a first start. */
export const sandboxSize: SeedSize = {
  dailyPart: 1,
  occasional: 7,
  fileRows: Number.POSITIVE_INFINITY,
  listEntries: Number.POSITIVE_INFINITY,
  courtCases: 2_000,
  documents: Number.POSITIVE_INFINITY,
  esignTemplates: Number.POSITIVE_INFINITY,
  stampPapers: Number.POSITIVE_INFINITY,
}

/** As little as shows every kind of record, for tests and for the dumps that upgrades are tested with. */
export const smallestSize: SeedSize = {
  dailyPart: 1 / 100,
  occasional: 1,
  fileRows: 6,
  listEntries: 12,
  courtCases: 40,
  documents: 1,
  esignTemplates: 1,
  stampPapers: 1,
}
