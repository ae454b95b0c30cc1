import { type ErrorCode, errorStatus } from '../../contracts/platform/codes.ts'

export interface FieldProblem {
  field: string
  message: string
  /** Zero-based index of the wrong character. */
  at?: number
}

/**
 * A failure reported to the caller: the code determines the HTTP status, the message says what to do. Any other error is
 * internal: it is logged, and the caller only learns that it happened.
 */
export class Problem extends Error {
  readonly code: ErrorCode
  readonly fields: FieldProblem[] | undefined
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined
  /** The check that has no answer. */
  readonly verificationId?: string

  constructor(code: ErrorCode, message: string, fields?: FieldProblem[], retryAfterSeconds?: number) {
    super(message)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errorStatus[this.code]
  }
}

/** A failure of one check, which its account can look up by the id. */
export class CheckProblem extends Problem {
  override readonly verificationId: string

  constructor(verificationId: string, code: ErrorCode, message: string, fields?: FieldProblem[]) {
    super(code, message, fields)
    this.verificationId = verificationId
  }
}

export const notFound = (what = 'record') => new Problem('not_found', `There is no such ${what}.`)
export const forbidden = () => new Problem('forbidden', 'You are not allowed to do this.')

export const sessionExpired = () => new Problem('unauthenticated', 'Your session has ended. Sign in again.')
