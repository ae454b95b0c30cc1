import { bannerLimits, otpLimits, publicRequestTimeoutMs } from './publicLimits.ts'

/** Limits shared by server, screens, documentation and tests. Times in milliseconds unless the name says otherwise. */
export const limits = {
  pageSize: 25,
  maxPageSize: 100,
  /** Beyond this a list shows "10,000+" instead of counting (design.md, Contract). */
  countCap: 10_000,
  exportRows: 100_000,
  /** The newest entries of the access log of a check. */
  accessLogEntries: 100,
  /** Of one signed statement. */
  walletStatement: { days: 100, entries: 500 },
  otp: otpLimits,
  /**
   * Codes to one phone or e-mail, in a window and in a day, and from one browser. Thousands of phones share one address of a mobile
   * network: beyond `perAddress` each code costs a solved challenge, beyond `perAddressSolved` there is none.
   */
  otpSends: {
    perIdentifier: 5,
    perDay: 100,
    perDevice: 20,
    perAddress: 300,
    perAddressSolved: 3_000,
    windowMs: 10 * 60_000,
    /** Codes of one recipient without a handle among which an entered one may be (decision 0073). */
    sideBySide: 5,
  },
  /** Invitations and test mails that one person sends. */
  invitations: { max: 30, windowMs: 10 * 60_000 },
  signIns: { perIdentifier: 10, perAddress: 1_000, windowMs: 10 * 60_000 },
  /**
   * Attempts to prove who somebody is, after those that are free: the first wait, which doubles up to the longest one. `everywhere` has
   * so many times the free ones; a code without its handle, which may be one of several, has fewer. All are forgotten after a day
   * without an attempt.
   */
  attempts: {
    device: { seconds: 30, mostSeconds: 15 * 60 },
    network: { seconds: 30, mostSeconds: 15 * 60 },
    everywhere: { times: 2, seconds: 15, mostSeconds: 2 * 60 },
    codesEverywhere: { times: 1, seconds: 15, mostSeconds: 15 * 60 },
    forgetMs: 86_400_000,
    notices: { max: 1, windowMs: 86_400_000 },
    /** How long a browser that is not used is known. */
    deviceDays: 400,
  },
  /** `checkMobile` reveals accounts (A113). */
  phoneLookups: { perAddress: 60, perAddressSolved: 600, windowMs: 10 * 60_000 },
  /** How long a verified e-mail or phone remains valid for its registration. */
  proofMs: 30 * 60_000,
  /** Wrong current passwords of one owner. */
  passwordChanges: { failures: 5, windowMs: 15 * 60_000 },
  resetLinkMs: 60 * 60_000,
  inviteMs: 7 * 86_400_000,
  captchaMs: 5 * 60_000,
  googleNonceMs: 60 * 60_000,
  /** Invited and active ones, per account. */
  subUsers: 50,
  /** Files uploaded with signed URLs. */
  objects: { maxBytes: 10 * 1024 * 1024, urlMs: 5 * 60_000, perUser: 100, windowMs: 10 * 60_000 },
  /** How long a member of staff and whoever gave them access cannot approve each other's requests (decision 0077). */
  staffTieDays: 7,
  /** A recovery on the server beside an active super-admin: from when its link works unless refused, and until when. */
  recovery: { delayMs: 24 * 60 * 60_000, lifeMs: 72 * 60 * 60_000 },
  /** Free attempts of staff. */
  adminLockout: { failures: 5 },
  /** Attempts per challenge, and a customer's free wrong codes; staff have as many as wrong passwords. */
  secondFactor: {
    digits: 6,
    challengeMs: 5 * 60_000,
    tries: 5,
    failures: 10,
    recoveryCodes: 10,
  },
  /** Per account and kind of step: each may query a source, free of charge to the customer. */
  /** To one holder, for one account. */
  aadhaarCodes: { max: 5, windowMs: 60 * 60_000 },
  kycTries: { max: 5, windowMs: 60 * 60_000 },
  /** Demo and contact requests, per network address and per e-mail. */
  leads: { max: 5, windowMs: 60 * 60_000 },
  /** Of watch lists: a file, and a customer's own lists. */
  watchListBytes: 2 * 1024 * 1024 * 1024,
  ownLists: { perAccount: 20, bytes: 10 * 1024 * 1024, entries: 50_000 },
  watchListUploads: { max: 60, windowMs: 10 * 60_000 },
  gstDetails: 10,
  /** Card payments that an account may create, each of which calls the payment provider. */
  paymentOrders: { max: 30, windowMs: 10 * 60_000 },
  /** How long a sign-in or a proof counts as fresh, unless configured, and wrong tries of one session per window. */
  proof: { freshMinutes: 10, tries: 10, codes: 5, windowMs: 15 * 60_000 },
  /** A session ends after so long without use, unless configured. */
  idleMinutes: { staff: 30, customer: 12 * 60 },
  accessTokenSeconds: 15 * 60,
  sessionDays: 30,
  /** The immediately previous refresh token returns the same successor for this long. */
  refreshGraceMs: 30_000,
  bulk: {
    maxRows: 100_000,
    maxBytes: 10 * 1024 * 1024,
    /** The text of the largest QR code has 7,089. */
    maxCellCharacters: 8_000,
    maxColumns: 100,
    /** Smaller jobs have smaller chunks, about forty of them, so that progress is visible. */
    chunkRows: { least: 25, most: 500, chunks: 40 },
    /** How long a chunk runs before it makes room for another job that waits. */
    sliceMs: 300,
    /** Rows of a chunk that query the source concurrently, and chunks that a worker runs concurrently. */
    parallelRows: 16,
    parallelChunks: 2,
    /** Files that a worker checks concurrently. */
    parallelFiles: 2,
    /** The most chunks of one customer that all nodes together run at once. */
    lanes: 8,
    /** A file that was never started is deleted after this time. */
    keptDays: 30,
    /** How long the reservation of a started job is held. */
    heldDays: 30,
    /** Live progress: connections of one account, and of all on one node. */
    listeners: 10,
    listenersPerNode: 1_000,
  },
  /** Checks that read files, which wait for a node: of one account, of all, how long a call waits for the answer, and how long a node may take. */
  queuedChecks: { perAccount: 50, all: 1_000, timeoutMs: 20_000, heldMs: 60 * 60_000 },
  /** How long the form shows the answer for the same input before it is bought again. */
  earlierAnswerMs: 24 * 60 * 60_000,
  /** Saved templates and drafts, per account. */
  templates: { most: 50, nameCharacters: 60, headerCharacters: 100 },
  /** A draft is deleted after this time without a change. */
  drafts: { most: 200, keptDays: 30 },
  bodyBytes: 64 * 1024,
  /** Of a settlement report that staff upload. */
  settlementReportBytes: 10 * 1024 * 1024,
  /** The time limit for receiving a request: a file of 10 MB at 1 Mbit/s. */
  receiveMs: 120_000,
  requestMs: publicRequestTimeoutMs,
  gatewayPerMinute: 600,
  /** Calls to `/v1` that are answered 401 or 403, per network address and node. */
  gatewayRefusalsPerMinute: 60,
  /** Runs in the test console, per account. */
  testRuns: { max: 60, windowMs: 60_000 },
  /** Active ones, per account. */
  apiKeys: 50,
  /** The latest expiry of a key. */
  apiKeyMs: 5 * 365 * 86_400_000,
  /** Entries of the allow-list, per account. */
  ipAllowListEntries: 100,
  /** The longest period over which calls by address are counted, and the default one. */
  ipHits: { mostDays: 31, days: 7, top: 5 },
  /** How long the request log is kept, and how much of a masked body. */
  requestLog: { days: 90, bodyBytes: 4_096, textCharacters: 200, members: 40 },
  /** Deliveries are retried after these pauses, then given up. `parallel` is per worker. */
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
  /** How long a request with an Idempotency-Key counts as running after its node was last heard of. */
  idempotencyLeaseMs: 15_000,
  referenceCharacters: 80,
  banner: bannerLimits,
  bonusPaise: 2_000,
  /** Below this a prepaid wallet counts as low. */
  lowBalancePaise: 10_000,
} as const
