import { formatCount } from '../../contracts/money.ts'
import { productOf } from '../../contracts/products/index.ts'
import { worker } from '../checks/bulk/finishJob.ts'
import { idAt } from '../platform/identity/ids.ts'
import { translate } from '../platform/translate.ts'
import { simulateOutcome, verificationRow } from './checks.ts'
import type { SeedContext } from './context.ts'
import { type Asked, fileOf } from './jobFile.ts'
import { jobRow } from './jobRow.ts'
import type { PlannedJob } from './plan.ts'

const ROW_MS = 45

/** Runs a finished file through the ledger as the bulk workers do: one hold, one capture for its one chunk, the rest released. */
export async function runJob(world: SeedContext, planned: PlannedJob) {
  const { vault, ledger, wallets, askers } = world
  const { label, pricePaise } = productOf(planned.product)
  const id = idAt('job', planned.at)
  const started_at = new Date(planned.at.getTime() + 74_000)
  const finished_at = new Date(started_at.getTime() + planned.rows * ROW_MS + 900)
  const told = { product: label.en, file: planned.fileName }

  const hold = ledger.reserve(wallets.product, planned.rows * pricePaise, {
    at: started_at,
    description: translate('en', 'bulk.money.reserved', { ...told, count: formatCount(planned.rows) }),
    actor: askers[planned.asker].actor,
    reference: id,
  })
  const asked = await askRows(world, planned, { jobId: id, holdId: hold.id, startedAt: started_at })
  const answered = asked.filter(isAnswered).length
  const note = { at: finished_at, actor: worker.name, reference: id }
  const charged = ledger.capture(wallets.product, hold, answered * pricePaise, {
    ...note,
    description: translate('en', 'bulk.money.charged', { ...told, count: formatCount(answered) }),
  })
  ledger.release(wallets.product, hold, { ...note, description: translate('en', 'bulk.money.rest', told) })

  const bill = { transfer_id: charged.transferId, balance_after_paise: charged.availablePaise }
  const checks = asked.map(one => {
    const row = verificationRow(vault, one.made, one.outcome, undefined, one.finishedAt)
    return isAnswered(one) ? { ...row, ...bill } : row
  })
  const file = fileOf(world, id, planned, asked)
  const known = { id, hold_id: hold.id, captured_paise: answered * pricePaise, started_at, finished_at }
  const chunk = { job_id: id, chunk_no: 0, first_row: 2, last_row: planned.rows + 1 }
  return {
    job: { ...jobRow(world, planned, asked, file), ...known },
    chunk: { ...chunk, claimed_at: started_at, done_at: finished_at },
    rows: file.rows,
    checks,
  }
}

const isAnswered = ({ outcome }: Asked) => outcome.status !== 'source_unavailable'

async function askRows(
  { dice, askers }: SeedContext,
  { product, asker, rows, purpose, reference }: PlannedJob,
  { jobId, holdId, startedAt }: { jobId: string; holdId: string; startedAt: Date },
): Promise<Asked[]> {
  const { actor: _, ...requester } = askers[asker]
  const same = { product, purpose, reference, requester, jobId, holdId, mode: 'live', channel: 'bulk' } as const
  const asked: Asked[] = []
  for (let row = 0; row < rows; row++) {
    const at = new Date(startedAt.getTime() + row * ROW_MS)
    const finishedAt = new Date(at.getTime() + dice.between(120, 420))
    const ending = dice.chance(0.05) ? 'notFound' : dice.chance(0.02) ? 'down' : 'found'
    const { input, outcome } = await simulateOutcome(dice, product, ending, finishedAt, 110)
    const reservedPaise = productOf(product).pricePaise
    const made = { ...same, id: idAt('ver', at), input, reservedPaise, at, consentedAt: startedAt }
    asked.push({ made, outcome, finishedAt })
  }
  return asked
}
