import { capture, release, reserve } from '../../../server/money/wallets/holds.ts'
import { audit } from '../../../server/platform/audit/audit.ts'
import { sealAuditEvents } from '../../../server/platform/audit/sealer.ts'
import { connect } from '../../../server/platform/db/connect.ts'
import { migrate } from '../../../server/platform/db/migrate.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { makeCustomer, makeVerification } from '../factories.ts'

/** `chargeUntilKilled.ts <dataDir> [databaseUrl]`: runs paid checks, four at a time; prints each capture after its commit. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db } = await connect({ dataDir, databaseUrl })
await migrate({ db })
const { userId, wallets } = await makeCustomer(db, { paise: 1e9 })
const actor = { kind: 'system', name: 'test' } as const

async function check(): Promise<void> {
  const id = newId('ver')
  const entry = (verb: string) => ({ key: `${id}:${verb}`, reference: id, description: 'PAN check', actor })
  const { holdId } = await reserve(db, { ...entry('reserve'), walletId: wallets.api.id, amountPaise: 150 })
  const transferId = await db.transaction().execute(async trx => {
    const charged = await capture(trx, { ...entry('capture'), holdId, amountPaise: 100 })
    await release(trx, { ...entry('release'), holdId })
    await makeVerification(trx, userId, { id, charge_paise: 100, hold_id: holdId, transfer_id: charged.transferId })
    await audit(trx, { actor, ip: null, requestId: null }, { action: 'verification.created', subject: id, userId })
    return charged.transferId
  })
  process.stdout.write(`${transferId}\n`)
}

async function forever(task: () => Promise<unknown>): Promise<never> {
  for (;;) await task()
}

await Promise.all([forever(check), forever(check), forever(check), forever(check), forever(() => sealAuditEvents(db))])
