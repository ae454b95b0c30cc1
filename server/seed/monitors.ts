import { openKnown, sealKnown } from '../monitoring/rows.ts'
import { runMonitoring } from '../monitoring/run.ts'
import { endMonitor, startMonitor } from '../monitoring/turnOn.ts'
import type { Context, Scope } from '../platform/context.ts'
import type { CustomerActor } from '../platform/identity/actors.ts'

/**
 * What the demo monitors: a counterparty whose entry on a list has changed since, a driver's court cases, and somebody whose monitoring
 * was ended.
 */
export async function monitorCounterparties(ctx: Context, scope: Scope<CustomerActor>): Promise<void> {
  const changed = await startMonitor(ctx, scope, { verificationId: await checkOf(ctx, scope, 'VEN-2121') })
  await startMonitor(ctx, scope, { verificationId: await checkOf(ctx, scope, 'DRIVER-114') })
  const ended = await startMonitor(ctx, scope, { verificationId: await checkOf(ctx, scope, 'VEN-2104') })
  await endMonitor(ctx, scope, ended.id)
  await forgetVersion(ctx, changed.id)
  await runMonitoring(ctx)
}

async function checkOf({ db }: Context, { actor }: Scope<CustomerActor>, reference: string): Promise<string> {
  const { id } = await db
    .selectFrom('verifications')
    .select('id')
    .where('user_id', '=', actor.userId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  return id
}

/** As if the check had seen earlier versions of the entries. */
async function forgetVersion({ db, vault }: Context, id: string): Promise<void> {
  const row = await db.selectFrom('monitors').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const known = (openKnown(vault, row) ?? []).map(finding => ({ ...finding, hash: 'earlier' }))
  await db
    .updateTable('monitors')
    .set({ known_sealed: sealKnown(vault, id, known) })
    .where('id', '=', id)
    .execute()
}
