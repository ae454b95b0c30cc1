import { sql } from 'kysely'
import type { ResultOf } from '../../contracts/products/index.ts'
import { maskValue } from '../checks/verifications/masking.ts'
import { openInput, openResult, type VerificationRow } from '../checks/verifications/values.ts'
import type { Trx } from '../platform/context.ts'
import { jsonRows } from '../platform/db/jsonRows.ts'
import type { Vault } from '../platform/vault.ts'

type Check = Pick<VerificationRow, 'id' | 'product' | 'job_id' | 'input_sealed' | 'result_sealed' | 'result'>

/** Stores what the checks of batches found, for staff; an answer that is read twice is stored once. */
export async function storeBatchChallans(trx: Trx, vault: Vault, checks: readonly Check[]): Promise<void> {
  const rows = checks.flatMap(check =>
    check.job_id && check.product === 'vehicle-challans' ? challansOf(vault, check, check.job_id) : [],
  )
  if (rows.length === 0) return
  await sql`insert into batch_challans select made.* from ${jsonRows('batch_challans', rows)} as made
    on conflict (id) do nothing`.execute(trx)
}

function challansOf(vault: Vault, check: Check, jobId: string) {
  const { challans } = openResult(vault, check) as ResultOf<'vehicle-challans'>
  const rc_masked = maskValue('rc', String(openInput(vault, check).rc))
  return challans.map((challan, place) => ({
    id: `${check.id}-${place}`,
    job_id: jobId,
    verification_id: check.id,
    rc_masked,
    number_masked: maskValue('tail', challan.number),
    issued_on: challan.issuedOn,
    state: challan.state,
    amount_paise: challan.amountPaise,
    status: challan.status,
    payability: challan.payability,
  }))
}
