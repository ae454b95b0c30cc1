import type { z } from 'zod'
import type { startInquiryRows as call } from '../../contracts/calls/inquiryFiles.ts'
import { formatPaise } from '../../contracts/platform/money.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { Attempt } from '../platform/http/idempotency.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'
import { idOfRow } from '../platform/identity/ids.ts'
import { type FieldProblem, Problem } from '../platform/problem.ts'
import { translate } from '../platform/translate.ts'
import { beginInquiry, mostOf, readSubjects, requireBalance } from './start.ts'

type Body = z.output<NonNullable<typeof call.body>>

/**
 * Starts an inquiry for each row, or none. A repeated request goes on where the first one ended. Throws `bad_request` with the problems of all rows, `conflict` above
 * the price that was shown, and `insufficient_balance` if the wallet has less than all rows cost at most.
 */
export async function startInquiryRows(
  ctx: Context,
  scope: Scope<CustomerActor>,
  { file, sections, keepDays, rows, atMostPaise }: Body,
  attempt: Attempt,
): Promise<{ ids: string[] }> {
  const at = new Date()
  const problems: FieldProblem[] = []
  const read = rows.flatMap(({ number, kind, value, ...row }, place) => {
    const body = { ...row, subjects: [{ kind, value }], sections, keepDays }
    const { subjects, problems: wrong } = readSubjects(body, scope)
    problems.push(...wrong.map(one => ({ ...one, field: `rows.${place}.${one.field.replace('subjects.0.', '')}` })))
    return { id: idOfRow('inq', attempt.id, place), number, body, subjects }
  })
  if (problems.length > 0) throw new Problem('bad_request', translate(scope.locale, 'inquiries.rowsWrong'), problems)
  const ids = read.map(({ id }) => id)
  const begun = await ctx.db.selectFrom('inquiries').select('id').where('id', 'in', ids).execute()
  const left = read.filter(({ id }) => !begun.some(one => one.id === id))
  const priced = await Promise.all(
    left.map(async one => ({
      ...one,
      mostPaise: await mostOf(ctx, scope, { subjects: one.subjects, sections, at }),
    })),
  )
  const paise = priced.reduce((sum, one) => sum + one.mostPaise, 0)
  if (paise > atMostPaise)
    throw new Problem('conflict', translate(scope.locale, 'inquiries.priceChanged', { price: formatPaise(paise) }))
  await requireBalance(ctx, scope, paise)
  for (const { id, number, body, subjects, mostPaise } of priced)
    await beginInquiry(ctx, scope, body, { id, subjects, at, atMostPaise: mostPaise, file: { id: file, row: number } })
  return { ids }
}
