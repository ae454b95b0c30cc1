import { z } from 'zod'
import { purposes } from '../../platform/codes.ts'
import { caseStatuses } from '../states.ts'
import { shownComparison } from './compared.ts'
import { subjectKinds } from './known.ts'

const time = z.iso.datetime()

/** A verification: what it says by now, and how it stands. On screens numbers and names of relatives are masked. */
export const shownTrubgv = shownComparison.extend({
  id: z.string(),
  kind: z.enum(subjectKinds),
  /** Of the person or company; null if it is not known. */
  name: z.string().nullable(),
  mode: z.enum(['live', 'test']),
  status: z.enum(caseStatuses),
  reference: z.string().nullable(),
  purpose: z.enum(purposes),
  createdAt: time,
  endedAt: time.nullable(),
  /** Integer paise. */
  chargedPaise: z.number().int(),
  /** When the sources that did not answer are asked again; null if they are not. */
  nextTryAt: time.nullable(),
})

export type ShownTrubgv = z.output<typeof shownTrubgv>
