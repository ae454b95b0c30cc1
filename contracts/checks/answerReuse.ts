import { z } from 'zod'
import { type ProductId, productIds, productOf } from '../products/index.ts'

/** For how many hours a customer may have their own answers again. */
export const reuseHours = [1, 6, 24, 72, 168, 720] as const

export type ReuseHours = (typeof reuseHours)[number]

/** Null: never, every check asks the source. */
export const reuseHoursField = z
  .union(reuseHours.map(hours => z.literal(hours)) as unknown as [z.ZodLiteral<ReuseHours>, z.ZodLiteral<ReuseHours>])
  .nullable()

/** The products whose answers keep. */
export const reusableIds: readonly ProductId[] = productIds.filter(id => productOf(id).reusable)

/** The earlier check from which a check was answered; null if its source was asked. */
export const reusedFrom = z
  .object({
    verificationId: z.string(),
    /** When the source gave the answer. */
    answeredAt: z.iso.datetime(),
  })
  .nullable()

export type ReusedFrom = z.output<typeof reusedFrom>
