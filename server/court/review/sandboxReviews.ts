import { courtCaseCheck } from '../../../contracts/products/courtCaseCheck.ts'
import { settleVerification } from '../../checks/verifications/settleVerification.ts'
import { openInput, openPending, type VerificationRow } from '../../checks/verifications/values.ts'
import type { Context } from '../../platform/context.ts'
import { runPeriodically } from '../../platform/jobs/runPeriodically.ts'
import { courtCaseCheck as runner } from '../../sources/runners/courtCaseCheck.ts'
import { applyDecisions, type Decision } from './applyDecisions.ts'

const EVERY_MS = 5_000
const BATCH = 50

const scope = { actor: { kind: 'system', name: 'sandbox' }, ip: null, requestId: null, locale: 'en' } as const

type Parts = Pick<Context, 'db' | 'vault'>

/** Every five seconds on every worker; with nothing to finish it costs one look at a partial index. */
export const startSandboxReviews = (ctx: Parts & Pick<Context, 'log'>) =>
  runPeriodically(EVERY_MS, 'sandbox-reviews', ctx.log, async () => void (await finishSandboxReviews(ctx)))

/** Ends the delayed checks of test keys that are due, as a reviewer would; returns how many. */
export async function finishSandboxReviews({ db, vault }: Parts): Promise<number> {
  const due = await db
    .selectFrom('verifications')
    .selectAll()
    .where('status', '=', 'awaiting_person')
    .where('product', '=', courtCaseCheck.id)
    .where('mode', '=', 'test')
    .where('due_at', '<', new Date().toISOString())
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  for (const row of due) await finish({ db, vault }, row)
  return due.length
}

async function finish(ctx: Parts, row: VerificationRow): Promise<void> {
  const input = courtCaseCheck.input.parse(openInput(ctx.vault, row))
  const found = runner.result(input, runner.record.parse(openPending(ctx.vault, row)))
  const result = applyDecisions(found, found.cases.flatMap(decisionOf))
  const answer = { source: row.source ?? '', fetchedAt: row.fetched_at ?? '', tries: 1, askedMs: 0 }
  await settleVerification(ctx, scope, row, { status: 'completed', result, ...answer })
}

/** Exact cases stay; possible ones turn out to be somebody else's. */
const decisionOf = ({ cnr, class: found }: { cnr: string; class: string }): Decision[] => {
  if (found === 'ruled_out') return []
  if (found === 'exact') return [{ cnr, class: 'exact', note: 'Sandbox: the reviewer agrees.' }]
  return [{ cnr, class: 'ruled_out', note: 'Sandbox: the reviewer found somebody else.' }]
}
