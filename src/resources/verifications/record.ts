import type { z } from 'zod'
import type { TimelineEvent, verificationResource } from '../../../contracts/resources/verification.ts'

/** A verification of any product, as its resource lists it; the result has the product's own fields. */
export type VerificationRecord = Omit<
  z.output<ReturnType<typeof verificationResource>['record']>,
  'input' | 'result'
> & {
  input: Record<string, string | null>
  result: Record<string, unknown> | null
}

export type VerificationDetail = VerificationRecord & {
  /** Absent while only the list's row is known. */
  timeline?: { event: TimelineEvent; at: string; detail?: string }[]
}

/** "ver_1f9c2ab7": an id has 36 characters, of which the end tells it from its neighbours. */
export const shortId = (id: string): string => id.slice(0, id.indexOf('_') + 1) + id.slice(-8)

/** An id that may be somebody else's, a gateway's or a bank's: short where it is as long as ours. */
export const shownId = (id: string): string => (/^\w+_\w{20,}/.test(id) ? shortId(id) : id)
