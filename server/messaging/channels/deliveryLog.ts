import type { Db, Trx } from '../../platform/context.ts'
import type { Message } from '../../platform/ports/channels.ts'
import type { Vault } from '../../platform/vault.ts'

/** The log of deliveries: when, by which channel, to whom as a keyed index, how often tried and with what end. No words, no address. */
export async function logQueued(vault: Vault, trx: Trx, id: string, { channel, to }: Message): Promise<void> {
  const recipient_index = vault.index('recipient', to.toLowerCase())
  await trx.insertInto('deliveries').values({ id, channel, recipient_index, status: 'queued' }).execute()
}

/** Counts a try and answers how many there were. */
export async function logAttempt(db: Db, id: string): Promise<number> {
  const row = await db
    .updateTable('deliveries')
    .set(eb => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .returning('tries')
    .executeTakeFirst()
  return row?.tries ?? 1
}

export async function logDelivered(trx: Trx, id: string, reference: string | null): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ status: 'delivered', error: null, provider_reference: reference, ended_at: new Date() })
    .where('id', '=', id)
    .execute()
}

/** `last` says that nobody tries again. */
export async function logFailed(db: Db, id: string, error: string, last: boolean): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ error: error.slice(0, 300), ...(last && { status: 'failed', ended_at: new Date() }) })
    .where('id', '=', id)
    .execute()
}
