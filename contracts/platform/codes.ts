/** Codes in the body of named calls (§8, A116). Success is 100 on the main service, 200 on public challan calls. */
export const codes = {
  ok: 100,
  badInput: 101,
  wrongCredentials: 102,
  notFound: 103,
  tooManyTries: 104,
  registrationNeeded: 106,
  conflict: 107,
  balance: 108,
} as const

/** Codes of `{ error: { code } }` on resources, `/v1` and our own calls, with their HTTP status. */
export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  insufficient_balance: 402,
  forbidden: 403,
  second_factor_required: 403,
  /** The call needs a fresh proof of who is signed in (contracts/calls/proof.ts). */
  proof_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  range_not_satisfiable: 416,
  too_many_requests: 429,
  /** The network has asked for many codes: repeat the call with a solved challenge (contracts/calls/captcha.ts). */
  captcha_required: 429,
  internal: 500,
  source_unavailable: 503,
  /** Staff have switched the product off for everybody; the message says why. */
  product_disabled: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

/** The life cycle of a verification; in snake case on the wire */
export const verificationStatuses = [
  'draft',
  'queued',
  'in_progress',
  'awaiting_person',
  'completed',
  'not_found',
  'source_unavailable',
  'rejected_input',
  'cancelled',
  'expired',
] as const

export type VerificationStatus = (typeof verificationStatuses)[number]

export const jobStatuses = [
  'checking',
  'ready',
  'running',
  'pausing',
  'paused',
  'cancelling',
  'cancelled',
  'completed',
  'failed',
] as const

export type JobStatus = (typeof jobStatuses)[number]

export const walletKinds = ['challan', 'api', 'product'] as const

export type WalletKind = (typeof walletKinds)[number]

export const transferKinds = ['credit', 'reserve', 'capture', 'release', 'refund', 'adjust'] as const

export type TransferKind = (typeof transferKinds)[number]

/** Transfers of money outside the wallets: a citizen's card payment to a court, and refunds of it (server/money/wallets/transfer.ts). */
export const outsideKinds = ['collect', 'settle', 'return'] as const

/** The purpose of a check; required with every consent. */
export const purposes = [
  'vendor_onboarding',
  'employee_onboarding',
  'customer_onboarding',
  'fraud_prevention',
  'regulatory_compliance',
  'other',
] as const

export type Purpose = (typeof purposes)[number]
