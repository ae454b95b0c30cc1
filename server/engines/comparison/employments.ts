import { z } from 'zod'
import type { Contradiction } from '../../../contracts/cases/trubgv/compared.ts'
import type { Source } from './source.ts'

/** As far as it is read here; the product's own schema has judged it before. */
const history = z.object({
  employments: z.array(
    z.object({
      establishment: z.string(),
      joinedOn: z.string(),
      exitedOn: z.string().nullable(),
      mark: z.enum(['overlap', 'gap']).nullable(),
      markDays: z.number().nullable(),
    }),
  ),
})

/** The gaps and overlaps that an employment history has: each employment that follows on others with one, and for how many days. */
export function employmentContradictions({ id, product, at, result }: Source): Contradiction[] {
  const read = product === 'uan-check' ? history.safeParse(result) : undefined
  if (!read?.success) return []
  const marked = (mark: 'overlap' | 'gap') =>
    read.data.employments
      .filter(one => one.mark === mark)
      .map(({ establishment, joinedOn, exitedOn, markDays }) => ({
        source: id,
        value: `${establishment}, ${joinedOn} – ${exitedOn ?? ''}`.trim(),
        at,
        days: markDays,
      }))
  const [gaps, overlaps] = [marked('gap'), marked('overlap')]
  return [
    ...(overlaps.length > 0 ? [{ kind: 'employmentOverlap' as const, tone: 'danger' as const, values: overlaps }] : []),
    ...(gaps.length > 0 ? [{ kind: 'employmentGap' as const, tone: 'warning' as const, values: gaps }] : []),
  ]
}
