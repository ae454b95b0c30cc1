import { z } from 'zod'
import { verdicts } from './verdicts.ts'

/** What happens to a screening after its answer. `decided`: at once; `proposed`: it waits for a second person, who confirms or refuses it. */
export const workEventKinds = ['assigned', 'commented', 'decided', 'proposed', 'confirmed', 'refused'] as const

export type WorkEventKind = (typeof workEventKinds)[number]

export const workEvent = z.object({
  id: z.string(),
  kind: z.enum(workEventKinds),
  by: z.string(),
  at: z.iso.datetime(),
  /** To whom it was assigned; null for nobody, and for other events. */
  assignee: z.string().nullable(),
  /** The comment, or the reason of a decision. */
  text: z.string().nullable(),
  verdict: z.enum(verdicts).nullable(),
  /** The entry that was decided about. */
  entry: z.object({ key: z.string(), id: z.string(), name: z.string() }).nullable(),
  /** The screening of the same subject in which it was decided, if it was another one. */
  elsewhere: z.string().nullable(),
})

export type WorkEvent = z.output<typeof workEvent>
