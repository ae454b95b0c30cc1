import type { z } from 'zod'
import type { TimelineEvent, verificationResource } from '../../../contracts/resources/verification.ts'

/** A verification of any product, as its resource lists it. The result has the product's own fields. */
export type VerificationRecord = Omit<
  z.output<ReturnType<typeof verificationResource>['record']>,
  'input' | 'result'
> & {
  input: Record<string, string | null>
  result: Record<string, unknown> | null
}

export type VerificationDetail = VerificationRecord & {
  /** Absent in list rows. */
  timeline?: { event: TimelineEvent; at: string; detail?: string }[]
  /** Of a check whose files wait to be read: 1 is read next. Absent in list rows, and in a replay. */
  queuePlace?: number | null
}

/** "ver_1f9c2ab7": IDs have 36 characters; the end tells them apart. */
export const shortId = (id: string): string => id.slice(0, id.indexOf('_') + 1) + id.slice(-8)

/** Shortens an ID only if it is as long as ours: gateways' and banks' IDs may be short. */
export const shownId = (id: string): string => (/^\w+_\w{20,}/.test(id) ? shortId(id) : id)
