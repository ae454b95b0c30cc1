import { z } from 'zod'
import { stepStatuses, verdictTones } from './states.ts'

const words = z.object({ en: z.string(), hi: z.string() })

/** How a person went through a plan. */
export const rehearsed = z.object({
  /** In the order in which they were asked; a step that was asked again is there again. */
  path: z.array(z.object({ step: z.string(), outcome: words.nullable() })),
  steps: z.array(z.object({ id: z.string(), status: z.enum(stepStatuses) })),
  /** Null if the plan still waits for somebody. */
  verdict: z.object({ label: words, tone: z.enum(verdictTones) }).nullable(),
  /** Integer paise of what was asked at sources. */
  costPaise: z.number().int(),
})
export type Rehearsed = z.output<typeof rehearsed>
