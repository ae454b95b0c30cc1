import { formatText } from '../../contracts/messages/translate.ts'
import { formatCount } from '../../contracts/platform/money.ts'
import { type ProductId, productOf } from '../../contracts/products/index.ts'
import { ledgerWords } from '../../contracts/words/ledgerWords.ts'
import { sealCells, sealColumns } from '../checks/bulk/bulkJob.ts'
import { guessMapping } from '../checks/bulk/checkRow.ts'
import { worker } from '../checks/bulk/finishJob.ts'
import type { NewVerification } from '../checks/verifications/values.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { VerificationOutcome } from '../sources/askSource.ts'
import { finishedVerification, type SeedContext, simulateOutcome } from './checks.ts'
import { endingSoon } from './endingSoon.ts'
import { olderOutcome } from './olderOutcome.ts'
import type { PlannedJob } from './plan.ts'
import { diceOf } from './random.ts'

const ROW_MS = 45

/** Runs a finished job through the ledger like the bulk workers: one hold, one capture for its only chunk, the rest released. */
export async function runJob(world: SeedContext, planned: PlannedJob) {
  const { vault, ledger, wallets, askers } = world
  const { label, pricePaise } = productOf(planned.product)
  const id = idAt('job', planned.at)
  const started_at = new Date(planned.at.getTime() + 74_000)
  const finished_at = new Date(started_at.getTime() + planned.rows * ROW_MS + 900)
  const words = { product: label.en, file: planned.fileName }

  const hold = ledger.reserve(wallets.product, planned.rows * pricePaise, {
    at: started_at,
    description: formatText(ledgerWords.jobReserved.en, { ...words, count: formatCount(planned.rows) }),
    actor: askers[planned.asker].actor,
    reference: id,
  })
  const verified = await verifyRows(world, planned, { jobId: id, holdId: hold.id, startedAt: started_at })
  const answered = verified.filter(isAnswered).length
  const note = { at: finished_at, actor: worker.name, reference: id }
  const charged = ledger.capture(wallets.product, hold, answered * pricePaise, {
    ...note,
    description: formatText(ledgerWords.jobCharged.en, { ...words, count: formatCount(answered) }),
  })
  ledger.release(wallets.product, hold, { ...note, description: formatText(ledgerWords.jobRest.en, words) })

  const checks = verified.map(one =>
    finishedVerification(vault, one.made, one.outcome, isAnswered(one) ? charged : null, one.finishedAt),
  )
  const file = fileOf(world, id, planned, verified)
  const known = { id, hold_id: hold.id, captured_paise: answered * pricePaise, started_at, finished_at }
  const chunk = { job_id: id, chunk_no: 0, first_row: 2, last_row: planned.rows + 1 }
  return {
    job: { ...jobRow(world, id, planned, verified, file), ...known },
    chunk: { ...chunk, claimed_at: started_at, done_at: finished_at },
    rows: file.rows,
    checks,
  }
}

const isAnswered = ({ outcome }: VerifiedRow) => outcome.status !== 'source_unavailable'

async function verifyRows(
  world: SeedContext,
  { product, asker, rows, purpose, reference, rowsOf, older, today }: PlannedJob,
  { jobId, holdId, startedAt }: { jobId: string; holdId: string; startedAt: Date },
): Promise<VerifiedRow[]> {
  const dice = rowsOf === undefined ? world.dice : diceOf(rowsOf)
  const { actor: _, ...requester } = world.askers[asker]
  const same = { product, purpose, reference, requester, jobId, holdId, mode: 'live', channel: 'bulk' } as const
  const verified: VerifiedRow[] = []
  for (let row = 0; row < rows; row++) {
    const at = new Date(startedAt.getTime() + row * ROW_MS)
    const finishedAt = new Date(at.getTime() + dice.between(120, 420))
    const ending = dice.chance(0.05) ? 'notFound' : dice.chance(0.02) ? 'down' : 'found'
    const { input, outcome: simulated } = await simulateOutcome(dice, product, ending, finishedAt, 110)
    const outcome = product === 'vehicle-rc-check' ? endingSoon(row, simulated, today) : simulated
    const reservedPaise = productOf(product).pricePaise
    const verification = { ...same, id: idAt('ver', at), input, reservedPaise, at, consentedAt: startedAt }
    verified.push({ made: verification, outcome: older ? olderOutcome(row, outcome) : outcome, finishedAt })
  }
  return verified
}

/** Columns of a finished job about its file and rows; the caller adds id, money and times. */
function jobRow(
  world: SeedContext,
  jobId: string,
  planned: PlannedJob,
  verified: VerifiedRow[],
  file: ReturnType<typeof fileOf>,
) {
  const { product, at } = planned
  const { userId, subUserId, name } = world.askers[planned.asker]
  const counted = (status: VerificationOutcome['status']) =>
    verified.filter(({ outcome }) => outcome.status === status).length
  return {
    product,
    user_id: userId,
    sub_user_id: subUserId,
    requested_by: world.vault.seal(name, { column: 'bulk_jobs.requested_by', id: jobId }),
    object_id: null,
    file_name: planned.fileName,
    file_bytes: file.bytes,
    file_type: 'csv',
    locale: 'en',
    status: 'completed',
    columns_sealed: file.columns,
    mapping: guessMapping(productOf(product), file.headers),
    purpose: planned.purpose,
    reference: planned.reference,
    consented_at: verified[0]?.made.consentedAt,
    rows_total: file.rows.length,
    rows_ready: verified.length,
    rows_problem: planned.mistakes.length,
    rows_duplicate: 1,
    rows_completed: counted('completed'),
    rows_not_found: counted('not_found'),
    rows_unavailable: counted('source_unavailable'),
    unit_price_paise: productOf(product).pricePaise,
    created_at: at,
    checking_since: at,
    checked_at: new Date(at.getTime() + 2_000),
  }
}

/** A verified row. */
interface VerifiedRow {
  made: NewVerification
  outcome: VerificationOutcome
  finishedAt: Date
}

/** The uploaded file of a job: the verified rows, then the invalid ones, then the first row again as a duplicate. */
function fileOf(world: SeedContext, jobId: string, { product, mistakes }: PlannedJob, verified: VerifiedRow[]) {
  const headers = productOf(product).inputFields.map(field => field.label.en)
  const ready = verified.map(({ made }) => cellsFor(product, made.input as Record<string, unknown>))
  const cells = [...ready, ...mistakes.map(text => [text]), ready[0] ?? []]
  const columns = headers.map((header, at) => ({ header, samples: cells.slice(0, 3).map(row => row[at] ?? '') }))
  return {
    headers,
    columns: sealColumns(world.vault, jobId, columns),
    bytes: [headers, ...cells].reduce((sum, row) => sum + row.join(',').length + 1, 0),
    rows: rowsOf(world, jobId, verified, cells),
  }
}

const cellsFor = (product: ProductId, input: Record<string, unknown>): string[] =>
  productOf(product).inputFields.map(field => (input[field.source] == null ? '' : String(input[field.source])))

/** Numbered as in the file, where row 1 is the header. */
function rowsOf({ vault }: SeedContext, job_id: string, verified: VerifiedRow[], cells: string[][]) {
  const indexOf = ({ made: { product, input } }: VerifiedRow) =>
    vault.index(product, String((input as Record<string, unknown>)[productOf(product).keys.subject]))
  return cells.map((row, at) => {
    const known = { job_id, row_no: at + 2, cells_sealed: sealCells(vault, { job_id, row_no: at + 2 }, row) }
    const own = verified[at]
    const [first] = verified
    if (own) {
      const verified = { subject_index: indexOf(own), verification_id: own.made.id }
      return { ...known, state: 'ready', duplicate_of: null, ...verified }
    }
    if (at === cells.length - 1 && first)
      return { ...known, state: 'duplicate', duplicate_of: 2, subject_index: indexOf(first), verification_id: null }
    return { ...known, state: 'problem', duplicate_of: null, subject_index: null, verification_id: null }
  })
}
