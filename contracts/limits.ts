import { bannerLimits, otpLimits, publicRequestTimeoutMs } from './publicLimits.ts'

/** Numbers that server, screens, documentation and tests share. Times in milliseconds unless the name says otherwise. */
export const limits = {
  pageSize: 25,
  maxPageSize: 100,
  /** Beyond it a list says "10,000+" instead of counting (design.md, Contract). */
  countCap: 10_000,
  exportRows: 100_000,
  otp: otpLimits,
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
  /** Tries per challenge, and wrong codes of a customer in a window; staff are locked as after wrong passwords. */
  secondFactor: {
    digits: 6,
    challengeMs: 5 * 60_000,
    tries: 5,
    failures: 10,
    windowMs: 30 * 60_000,
    recoveryCodes: 10,
  },
  /** Per account and kind of step: each may ask a source, and costs the customer nothing. */
  kycTries: { max: 5, windowMs: 60 * 60_000 },
  /** Demo and contact requests, per network address and per e-mail. */
  leads: { max: 5, windowMs: 60 * 60_000 },
  gstDetails: 10,
  /** Card payments that an account may order: each asks the payment provider. */
  paymentOrders: { max: 30, windowMs: 10 * 60_000 },
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
    /** What a started job has reserved is kept so long. */
    heldDays: 30,
    /** Live progress: connections of one account, and of all on one node. */
    listeners: 10,
    listenersPerNode: 1_000,
  },
  /** Saved templates and drafts, per account. */
  templates: { most: 50, nameCharacters: 60, headerCharacters: 100 },
  /** A draft that nobody has changed for so long is deleted. */
  drafts: { most: 200, keptDays: 30 },
  bodyBytes: 64 * 1024,
  /** How long a request may take to arrive: a file of 10 MB at 1 Mbit/s. */
  receiveMs: 120_000,
  requestMs: publicRequestTimeoutMs,
  gatewayPerMinute: 600,
  /** Calls to `/v1` that are answered 401 or 403, per network address and node. */
  gatewayRefusalsPerMinute: 60,
  /** Runs in the test console, per account. */
  testRuns: { max: 60, windowMs: 60_000 },
  /** Active ones, per account. */
  apiKeys: 50,
  /** How far ahead a key's end may lie. */
  apiKeyMs: 5 * 365 * 86_400_000,
  /** Entries of the allow-list, per account. */
  allowedAddresses: 100,
  /** Calls by address are counted over so many days, and over this many without being told. */
  ipHits: { mostDays: 31, days: 7, top: 5 },
  /** How long the request log is kept, and how much of a body, after masking. */
  requestLog: { days: 90, bodyBytes: 4_096, textCharacters: 200, members: 40 },
  /** Webhooks: deliveries are tried again after these waits, then given up. `parallel` is one worker's. */
  webhooks: {
    endpoints: 10,
    urlCharacters: 500,
    descriptionCharacters: 100,
    timeoutMs: 10_000,
    maxReplyBytes: 64 * 1024,
    snippetCharacters: 200,
    retrySeconds: [30, 120, 600, 3_600, 21_600],
    failuresToDisable: 20,
    parallel: 8,
    parallelPerEndpoint: 2,
    keptDays: 30,
    /** Test events and replays, per account. */
    byHand: { max: 30, windowMs: 60_000 },
  },
  idempotencyKeyCharacters: 128,
  referenceCharacters: 80,
  banner: bannerLimits,
  bonusPaise: 2_000,
  /** Below this a prepaid wallet is called low. */
  lowBalancePaise: 10_000,
} as const
