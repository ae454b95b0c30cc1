import { features } from '../../contracts/people/features.ts'
import { type WalletKind, walletKinds } from '../../contracts/platform/codes.ts'
import { hashPassword } from '../people/accounts/passwords.ts'
import { hintOf } from '../people/apiKeys/createApiKey.ts'
import type { Trx } from '../platform/context.ts'
import { idAt } from '../platform/identity/ids.ts'
import { sealRow } from '../platform/sealing/rows.ts'
import { sha256, type Vault } from '../platform/vault.ts'
import { type SeededEmail, seededAccount, seededAccounts } from '../sandbox/accounts.ts'
import { insertRows } from './insertRows.ts'
import type { SeedWallet } from './ledger.ts'

export type Wallets = Record<WalletKind, SeedWallet>

export interface SeededKey {
  id: string
  name: string
  mode: 'live' | 'test'
}

/** Hashing is slow by design, so it happens before the transaction. */
export async function hashPasswords(): Promise<Map<string, string>> {
  const hashes = await Promise.all(seededAccounts.map(account => hashPassword(account.password)))
  return new Map(seededAccounts.map(({ email }, index) => [email, hashes[index] as string]))
}

/** Inserts staff, customers, the secondary user and API keys; returns the customers' wallets empty, to be inserted later. */
export async function insertPeople(trx: Trx, vault: Vault, hashes: Map<string, string>, since: Date) {
  const person = (email: SeededEmail) => {
    const { firstName, lastName, phone } = seededAccount(email)
    const name = { first_name: firstName, last_name: lastName }
    return { email, ...name, phone, password_hash: hashes.get(email), created_at: since }
  }
  const customer = (email: SeededEmail, more: object) => {
    const { password_hash, ...rest } = person(email)
    const account = { id: idAt('usr', since), country_code: '+91', password_hash, is_active: true, locale: 'en' }
    return { ...rest, ...account, customer_id: null, company_name: null, kyc_completed_at: null, ...more }
  }
  const demo = customer('demo@satyapan.test', {
    customer_id: 'C20260001',
    company_name: 'Zenith Components',
    kyc_completed_at: since,
    features,
    controls: ['ChallanTool'],
  })
  const fresh = customer('new@satyapan.test', { features: [], controls: [] })
  const postpaid = customer('postpaid@satyapan.test', {
    customer_id: 'C20260003',
    company_name: 'Saraswati Logistics',
    kyc_completed_at: since,
    features: ['ApiPricing'],
    controls: [],
  })
  const pending = customer('pending@satyapan.test', { features: [], controls: [] })
  const customers = [demo, fresh, postpaid, pending].map(row => sealRow(vault, 'users', row))
  await insertRows(trx, 'users', customers)
  const { phone: _, ...assistant } = person('assistant@satyapan.test')
  const subUser = { id: idAt('sub', since), user_id: demo.id, is_active: true, ...assistant }
  await insertRows(trx, 'sub_users', [sealRow(vault, 'sub_users', subUser)])
  const staff = seededAccounts.filter(({ role }) => role === 'admin' || role === 'superadmin')
  const admins = staff.map(({ role, email, firstName, lastName }) => {
    const name = `${firstName} ${lastName}`
    return {
      id: idAt('adm', since),
      email,
      name,
      role,
      password_hash: hashes.get(email),
      is_active: true,
      created_at: since,
    }
  })
  await insertRows(trx, 'admins', admins)
  const staffId = (role: string) => admins.find(admin => admin.role === role)?.id as string
  return {
    staff: { admin: staffId('admin'), superadmin: staffId('superadmin') },
    demo: { id: demo.id, wallets: walletsFor(demo.id, since), keys: await insertKeys(trx, vault, demo.id, since) },
    fresh: { id: fresh.id, wallets: walletsFor(fresh.id, since) },
    postpaid: { id: postpaid.id, wallets: walletsFor(postpaid.id, since) },
    pending: { id: pending.id, wallets: walletsFor(pending.id, since) },
    subUser: { id: subUser.id },
  }
}

function walletsFor(userId: string, since: Date): Wallets {
  const entries = walletKinds.map(kind => {
    const wallet: SeedWallet = { id: idAt('wal', since), userId, availablePaise: 0, heldPaise: 0 }
    return [kind, wallet] as const
  })
  return Object.fromEntries(entries) as Wallets
}

/** Inserts wallets with the balances the ledger computed. */
export async function insertWallets(trx: Trx, wallets: Wallets, postpaid: readonly WalletKind[] = []): Promise<void> {
  const rows = walletKinds.map(kind => {
    const { id, userId, availablePaise, heldPaise } = wallets[kind]
    const account_type = postpaid.includes(kind) ? 'Postpaid' : 'Prepaid'
    return { id, user_id: userId, kind, account_type, available_paise: availablePaise, held_paise: heldPaise }
  })
  await insertRows(trx, 'wallets', rows)
}

async function insertKeys(trx: Trx, vault: Vault, userId: string, since: Date): Promise<SeededKey[]> {
  const { apiKeys, firstName, lastName } = seededAccount('demo@satyapan.test')
  const rows = apiKeys.map(key => {
    const mode = key.startsWith('sk_live_') ? ('live' as const) : ('test' as const)
    const name = mode === 'live' ? 'Vendor portal' : 'Staging'
    const secret = { hint: hintOf(key), hash: sha256(key) }
    const creation = { created_by: `${firstName} ${lastName}`, created_at: since }
    return sealRow(vault, 'api_keys', { id: idAt('key', since), user_id: userId, name, mode, ...secret, ...creation })
  })
  await insertRows(trx, 'api_keys', rows)
  return rows.map(({ id, name, mode }) => ({ id, name, mode }))
}

const pan = 'BQKPD4721M'
const aadhaar = '234123410008'
const WAITED_MS = 20 * 3_600_000

/** Inserts one pending KYC, so that the staff queue is not empty. */
export async function insertPendingKyc(trx: Trx, vault: Vault, userId: string, now: Date): Promise<void> {
  const { firstName, lastName } = seededAccount('pending@satyapan.test')
  const submittedAt = new Date(now.getTime() - WAITED_MS)
  const record = {
    id: idAt('kyc', submittedAt),
    user_id: userId,
    kind: 'individual',
    subject_type: 'pan',
    subject_sealed: vault.seal(pan, { column: 'kyc_records.subject_sealed', id: [userId, 'individual'] }),
    subject_index: vault.index('pan', pan),
    holder_name: vault.seal(`${firstName} ${lastName}`, {
      column: 'kyc_records.holder_name',
      id: [userId, 'individual'],
    }),
    name_match: 100,
    aadhaar_last4: aadhaar.slice(-4),
    use_case: 'I run a small recruitment office and check the PAN of every candidate before a placement.',
    approval_status: 'Pending',
    submitted_at: submittedAt,
    created_at: submittedAt,
  }
  await insertRows(trx, 'kyc_records', [record])
}
