import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import type { Vault } from '../platform/vault.ts'
import { seededAccount } from '../sandbox/accounts.ts'
import { insertRows } from './insertRows.ts'

const pan = 'BQKPD4721M'
const aadhaar = '234123410008'
const WAITED_MS = 20 * 3_600_000

/** One KYC that waits for staff, so that their queue has something to decide. */
export async function insertPendingKyc(trx: Trx, vault: Vault, userId: string, now: Date): Promise<void> {
  const { firstName, lastName } = seededAccount('pending@satyapan.test')
  const submittedAt = new Date(now.getTime() - WAITED_MS)
  const record = {
    id: idAt('kyc', submittedAt),
    user_id: userId,
    kind: 'individual',
    subject_type: 'pan',
    subject_sealed: vault.seal(pan),
    subject_index: vault.index('pan', pan),
    holder_name: `${firstName} ${lastName}`,
    name_match: 100,
    aadhaar_last4: aadhaar.slice(-4),
    use_case: 'I run a small recruitment office and check the PAN of every candidate before a placement.',
    approval_status: 'Pending',
    submitted_at: submittedAt,
    created_at: submittedAt,
  }
  await insertRows(trx, 'kyc_records', [record])
}
