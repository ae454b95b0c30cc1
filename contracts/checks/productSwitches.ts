import { z } from 'zod'

const words = (most: number) =>
  z
    .string()
    .trim()
    .min(5, 'Enter a text of at least 5 characters.')
    .max(most)
    .regex(/^\P{Cc}*$/u, 'Control characters are not allowed here.')

/** Staff's words to all customers, in both languages. */
export const wordsToCustomers = z.strictObject({ en: words(300), hi: words(300) })

/** Whether a product is sold now, and what customers read about it. */
export const productSwitch = z.object({
  /** Why the product is switched off; null while it is on. */
  off: z.object({ en: z.string(), hi: z.string() }).nullable(),
  notice: z.object({ en: z.string(), hi: z.string() }).nullable(),
})

export type ProductSwitch = z.output<typeof productSwitch>

export const productChangeKinds = ['off', 'on', 'notice', 'noticeRemoved'] as const

export type ProductChangeKind = (typeof productChangeKinds)[number]
