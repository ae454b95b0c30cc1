/** Numbers that server, screens, documentation and tests share. Times in milliseconds unless the name says otherwise. */
export const limits = {
  pageSize: 25,
  maxPageSize: 100,
  /** Beyond it a list says "10,000+" instead of counting (design.md, Contract). */
  countCap: 10_000,
  exportRows: 100_000,
  otp: { digits: 6, lifeMs: 10 * 60_000, tries: 5, resendSeconds: 30, resendRegistrationSeconds: 15 },
  otpSends: { perIdentifier: 5, perAddress: 30, windowMs: 10 * 60_000 },
  signIns: { perIdentifier: 10, perAddress: 100, windowMs: 10 * 60_000 },
  /** `checkMobile` reveals accounts (A113). */
  phoneLookups: { perAddress: 30, windowMs: 10 * 60_000 },
  /** How long a proven e-mail or phone may wait for the rest of its registration. */
  proofMs: 30 * 60_000,
  resetLinkMs: 60 * 60_000,
  inviteMs: 7 * 86_400_000,
  captchaMs: 5 * 60_000,
  googleNonceMs: 60 * 60_000,
  /** Invited and active ones, per account. */
  subUsers: 50,
  /** Files by signed addresses. */
  objects: { maxBytes: 10 * 1024 * 1024, urlMs: 5 * 60_000, perUser: 100, windowMs: 10 * 60_000 },
  adminLockout: { failures: 5, lockMs: 15 * 60_000 },
  /** Per account and kind of step: each may ask a source, and costs the customer nothing. */
  kycTries: { max: 5, windowMs: 60 * 60_000 },
  /** Demo and contact requests, per network address and per e-mail. */
  leads: { max: 5, windowMs: 60 * 60_000 },
  gstDetails: 10,
  accessTokenSeconds: 15 * 60,
  sessionDays: 30,
  /** The immediately previous refresh token returns the same successor for this long. */
  refreshGraceMs: 30_000,
  bulk: {
    maxRows: 100_000,
    maxBytes: 10 * 1024 * 1024,
    maxCellCharacters: 2_000,
    maxColumns: 100,
    /** A smaller job has smaller chunks, about forty, so that its progress is seen. */
    chunkRows: { least: 25, most: 500, chunks: 40 },
    /** Rows of one chunk that ask the source at the same time, and chunks that one worker runs at the same time. */
    parallelRows: 16,
    parallelChunks: 2,
    /** A file that was not started is deleted then. */
    keptDays: 30,
    /** Live progress: connections of one account, and of all on one node. */
    listeners: 10,
    listenersPerNode: 1_000,
  },
  bodyBytes: 64 * 1024,
  /** How long a request may take to arrive: a file of 10 MB at 1 Mbit/s. */
  receiveMs: 120_000,
  requestMs: 30_000,
  gatewayPerMinute: 600,
  /** Active ones, per account. */
  apiKeys: 50,
  idempotencyKeyCharacters: 128,
  referenceCharacters: 80,
  banner: { standardMs: 5_000, challanConsoleMs: 2_000, demoMs: 10_000 },
  bonusPaise: 2_000,
  /** Below this a prepaid wallet is called low. */
  lowBalancePaise: 10_000,
} as const
