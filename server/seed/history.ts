import { z } from 'zod'
import { maskAddress } from '../../contracts/platform/ipAddress.ts'
import type { ProductId } from '../../contracts/products/index.ts'
import { rebuildUsage } from '../checks/usage/countUsage.ts'
import { outcomeOf, redactReply, redactRequest } from '../checks/usage/requestLogValues.ts'
import { maskInput, openInput, openResult } from '../checks/verifications/values.ts'
import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { InvalidInput, problemOfInput, withoutWords } from '../platform/invalidInput.ts'
import type { Vault } from '../platform/vault.ts'
import { sandboxIp } from '../sandbox/accounts.ts'
import { runCheck, type SeedContext } from './checks.ts'
import { insertRows } from './insertRows.ts'
import { runJob } from './jobs.ts'
import { planHistory, planJobs } from './plan.ts'
import type { SeedSize } from './size.ts'

/** Runs everything planned in order of time. */
export async function simulateHistory(world: SeedContext, now: Date, size: SeedSize) {
  const checks: Awaited<ReturnType<typeof runCheck>>[] = []
  const jobs: Awaited<ReturnType<typeof runJob>>[] = []
  let waiting = planJobs(now, size)
  for (const check of planHistory(world.dice, now, size)) {
    const due = waiting.filter(job => job.at < check.at)
    waiting = waiting.filter(job => job.at >= check.at)
    for (const job of due) jobs.push(await runJob(world, job))
    checks.push(await runCheck(world, check))
  }
  return { checks, jobs }
}

/** Inserts the history; people and wallets must exist. */
export async function insertHistory(
  trx: Trx,
  { vault, ledger, askers }: SeedContext,
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
  const balances = new Map(ledger.transfers.map(({ id, available_after_paise }) => [id, available_after_paise]))
  const verified = [...checks, ...jobs.flatMap(job => job.checks)]
  await insertRows(
    trx,
    'verifications',
    verified.map(check => ({ ...check, balance_after_paise: balances.get(check.transfer_id ?? '') ?? null })),
  )
  await insertRows(trx, 'request_log', requestsOf(vault, checks))
  await insertRows(trx, 'request_log', refusalsOf(vault, checks))
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

type Check = Awaited<ReturnType<typeof runCheck>>

/** Now and then a caller sends a request the local checks refuse, shortly before the correct one. */
const REFUSED_BEFORE_EVERY = 45
const EARLIER_MS = 4_000

const shownInput = (vault: Vault, check: Check) =>
  maskInput(check.product as ProductId, openInput(vault, check), 'page')

/** What the contract answers to a check without consent. */
const refusal = new InvalidInput(
  z.object({ consent: z.literal(true) }).safeParse({ consent: false }, withoutWords).error?.issues ?? [],
)

const byKey = (checks: readonly Check[]) => checks.filter(check => check.api_key_id !== null)

const common = (check: Check) => ({
  user_id: check.user_id,
  api_key_id: check.api_key_id,
  method: 'POST',
  path: `/v1/${check.product}`,
  product: check.product,
  mode: check.mode,
  ip: sandboxIp,
})

/** The gateway's log of the checks made by key. */
const requestsOf = (vault: Vault, checks: readonly Check[]) =>
  byKey(checks).map(check => {
    const down = check.status === 'source_unavailable'
    const status_code = down ? 503 : 200
    const { id, product, status, reference, wallet, purpose, charge_paise } = check
    const reply = {
      id,
      product,
      status,
      result: openResult(vault, check),
      reference,
      charge: { paise: charge_paise, wallet },
    }
    const message = `The source did not respond, and nothing was charged. Verification: ${id}.`
    return {
      ...common(check),
      id: idAt('req', new Date(check.finished_at)),
      status_code,
      outcome: outcomeOf(status_code, reply),
      source: check.source,
      reference,
      verification_id: id,
      charge_paise,
      duration_ms: check.duration_ms,
      request_body: redactRequest(product, { ...shownInput(vault, check), consent: true, purpose, reference }),
      reply_body: redactReply(product, down ? { error: { code: 'source_unavailable', message } } : reply),
      created_at: check.finished_at,
    }
  })

const refusalsOf = (vault: Vault, checks: readonly Check[]) =>
  byKey(checks)
    .filter((_, index) => index % REFUSED_BEFORE_EVERY === 0)
    .map(check => {
      const at = new Date(Date.parse(check.created_at) - EARLIER_MS)
      const id = idAt('req', at)
      const { message, fields } = problemOfInput(refusal, 'en')
      const error = { code: 'bad_request', message, fields, requestId: id }
      return {
        ...common(check),
        id,
        status_code: 400,
        outcome: 'refused',
        reference: null,
        verification_id: null,
        charge_paise: 0,
        duration_ms: 3,
        request_body: redactRequest(check.product, {
          ...shownInput(vault, check),
          consent: false,
          purpose: check.purpose,
        }),
        reply_body: { error },
        created_at: at,
      }
    })
