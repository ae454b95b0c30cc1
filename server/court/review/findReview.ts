import { courtCaseCheck } from '../../../contracts/products/courtCaseCheck.ts'
import { openInput, openPending, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/problem.ts'
import { courtCaseCheck as runner } from '../../sources/runners/courtCaseCheck.ts'

/** A court check with what its review needs: the input in full, and the result of the search. Throws `not_found`. */
export async function findReview({ db, vault }: Pick<Context, 'db' | 'vault'>, id: string) {
  const row: VerificationRow | undefined = await db
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id)
    .where('product', '=', courtCaseCheck.id)
    .where('mode', '=', 'live')
    .executeTakeFirst()
  const pending = row && openPending(vault, row)
  if (!row || !pending) throw notFound('court review')
  const input = courtCaseCheck.input.parse(openInput(vault, row))
  return { row, input, result: runner.result(input, runner.record.parse(pending)) }
}
