/** What the clients were told; the database is compared with it at the end of each round. */
export interface Journal {
  /** The verification that each answered check named, by its idempotency key. */
  checks: Map<string, string>
  /** Paid top-ups by the gateway's payment id. */
  topUps: Map<string, { wallet: 'api' | 'product'; paise: number }>
  /** Confirmed adjustments by their reason, which is unique. */
  adjustments: Map<string, number>
  /** Approved refunds by id. */
  refunds: Map<string, number>
  /** Started bulk jobs. */
  jobs: Set<string>
  /** Checks that read an uploaded file, by verification id. */
  readings: Map<string, Reading>
  /** The days on which a month of each monitor begins, as ISO days; each is charged once. */
  monitors: Map<string, Set<string>>
  /** The moments at which each repeated file was due; each runs once. */
  schedules: Map<string, Set<string>>
  /** Checks that wait for a person, by verification id: whether somebody has decided or the time for it has passed. */
  waiting: Map<string, 'waits' | 'finished' | 'expires'>
}

export interface Reading {
  product: 'bank-statement' | 'ocr-document'
  fileId: string
  /** SHA-256 of what was uploaded, in hex. */
  sha256: string
  /** The end that the customer was shown; undefined while the check runs. */
  ended?: { status: string; paise: number }
}

export const emptyJournal = (): Journal => ({
  checks: new Map(),
  topUps: new Map(),
  adjustments: new Map(),
  refunds: new Map(),
  jobs: new Set(),
  readings: new Map(),
  monitors: new Map(),
  schedules: new Map(),
  waiting: new Map(),
})
