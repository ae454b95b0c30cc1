import { maskAddress } from '../../contracts/ipAddress.ts'
import { rebuildUsage } from '../checks/usage/countUsage.ts'
import type { Trx } from '../platform/context.ts'
import { sandboxIp } from '../sandbox/accounts.ts'
import { runCheck } from './checks.ts'
import type { SeedContext } from './context.ts'
import { insertRows } from './insertRows.ts'
import { runJob } from './jobs.ts'
import { planHistory, planJobs } from './plan.ts'
import { refusalsOf, requestsOf } from './requests.ts'

/** Lives through everything that was planned, in the order of time, so that balances run on as they would have. */
export async function simulateHistory(world: SeedContext, now: Date) {
  const checks: Awaited<ReturnType<typeof runCheck>>[] = []
  const jobs: Awaited<ReturnType<typeof runJob>>[] = []
  let waiting = planJobs(now)
  for (const check of planHistory(world.dice, now)) {
    const due = waiting.filter(job => job.at < check.at)
    waiting = waiting.filter(job => job.at >= check.at)
    for (const job of due) jobs.push(await runJob(world, job))
    checks.push(await runCheck(world, check))
  }
  return { checks, jobs }
}

/** Saves the history; people and wallets must be there already. */
export async function insertHistory(
  trx: Trx,
  { ledger, askers }: SeedContext,
  { checks, jobs }: Awaited<ReturnType<typeof simulateHistory>>,
): Promise<void> {
  await insertRows(trx, 'transfers', ledger.transfers)
  await insertRows(trx, 'ledger_lines', ledger.lines)
  await insertRows(trx, 'holds', ledger.holds)
  await insertRows(
    trx,
    'bulk_jobs',
    jobs.map(({ job }) => job),
  )
  await insertRows(trx, 'verifications', [...checks, ...jobs.flatMap(job => job.checks)])
  await insertRows(trx, 'request_log', requestsOf(checks))
  await insertRows(trx, 'request_log', refusalsOf(checks))
  await rebuildUsage(trx)
  await insertRows(
    trx,
    'bulk_chunks',
    jobs.map(({ chunk }) => chunk),
  )
  await insertRows(
    trx,
    'bulk_rows',
    jobs.flatMap(({ rows }) => rows),
  )
  for (const { keyId } of [askers.liveKey, askers.testKey]) {
    const last_used_at = checks.findLast(check => check.api_key_id === keyId)?.finished_at
    const last_used_from = maskAddress(sandboxIp)
    await trx.updateTable('api_keys').set({ last_used_at, last_used_from }).where('id', '=', keyId).execute()
  }
}
