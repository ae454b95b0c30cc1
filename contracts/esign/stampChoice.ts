import { z } from 'zod'
import { stampLimits, stampStates } from './stampPapers.ts'

export const stampState = z.enum(stampStates)

/** Integer paise. */
export const stampValue = z.number().int().min(stampLimits.value.least).max(stampLimits.value.most)

/** Any free one of a state and value, or a certain one. */
export const stampPaperChoice = z.object({
  state: stampState,
  valuePaise: stampValue,
  /** The id of a certain certificate; null for the oldest free one. */
  certificate: z.string().max(64).nullable(),
})

export type StampPaperChoice = z.output<typeof stampPaperChoice>
