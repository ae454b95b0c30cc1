import type { InputOf, ProductId } from '../../../../contracts/products/index.ts'
import type { AskedStep, StepReport } from '../../../cases/runners.ts'
import type { VerificationRow } from '../../../checks/verifications/values.ts'
import type { Context } from '../../../platform/context.ts'
import { Problem } from '../../../platform/problem.ts'
import { reportOf, runCheck } from '../check.ts'

interface SessionCheck<Id extends ProductId> {
  /** As `checkIdOf`. */
  id: string
  product: Id
  input: InputOf<Id>
}

/** A check of a session: its row, or why there is none. `refused`: its input cannot be used; `blocked`: the case waits for the account. */
export interface RanCheck {
  row?: VerificationRow
  blocked?: Extract<StepReport, { type: 'blocked' }>
  refused?: string
}

/** Runs a check of a session, or finds the one that was begun under its id, and notes it as one of the step's. */
export async function runSessionCheck<Id extends ProductId>(
  ctx: Context,
  asked: AskedStep,
  { id, product, input }: SessionCheck<Id>,
): Promise<RanCheck> {
  const ran: RanCheck = {}
  try {
    const report = await runCheck(ctx, { ...asked, roundId: id }, product, input, (_, row) => {
      ran.row = row
      return reportOf(ctx, row)
    })
    if (!ran.row && report.type === 'blocked') ran.blocked = report
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'bad_request') throw error
    return { refused: error.message }
  }
  if (ran.row) await noteCheck(ctx, asked, ran.row.id)
  return ran
}

const noteCheck = ({ db }: Pick<Context, 'db'>, { case: { row }, step, round }: AskedStep, verificationId: string) =>
  db
    .insertInto('case_checks')
    .values({ verification_id: verificationId, case_id: row.id, step: step.id, round })
    .onConflict(same => same.column('verification_id').doNothing())
    .execute()
