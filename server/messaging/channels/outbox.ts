import { type Sender, senderOf } from '../../platform/config/voice.ts'
import type { Db, Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { Message } from '../../platform/ports/channels.ts'
import { recipientIndex } from '../../platform/searchIndexes.ts'
import type { Vault } from '../../platform/vault.ts'

/** Stores a sealed message and returns its id. */
export async function storeMessage(vault: Vault, trx: Trx, message: Message): Promise<string> {
  const id = newId('msg')
  const sender = message.voice ? senderOf(message.voice) : null
  await trx
    .insertInto('messages')
    .values({
      id,
      channel: message.channel,
      ...recipientValues(vault, id, message.to),
      text_sealed: vault.seal(`${message.subject}\n\n${message.text}`, { column: 'messages.text_sealed', id }),
      otp_sealed: message.otp === undefined ? null : vault.seal(message.otp, { column: 'messages.otp_sealed', id }),
      voice: sender && JSON.stringify(sender),
    })
    .execute()
  return id
}

function recipientValues(vault: Vault, id: string, to: string) {
  const recipient = to.toLowerCase()
  return {
    recipient: vault.seal(recipient, { column: 'messages.recipient', id }),
    recipient_index: recipientIndex(vault, recipient),
  }
}

/** Who a stored message goes to, in lower case. */
export const openRecipient = (vault: Vault, { id, recipient }: { id: string; recipient: string }): string =>
  vault.open(recipient, { column: 'messages.recipient', id })

/** A stored message as its adapter needs it. */
export interface StoredMessage {
  id: string
  to: string
  subject: string
  text: string
  otp: string | null
  /** Null if it goes out as the operator's own do. */
  voice: Sender | null
}

/** Opens a stored message. Throws if it was altered. */
export function openMessage(
  vault: Vault,
  row: Pick<StoredMessage, 'id' | 'voice'> & { recipient: string; text_sealed: string; otp_sealed: string | null },
): StoredMessage {
  const whole = vault.open(row.text_sealed, { column: 'messages.text_sealed', id: row.id })
  const end = whole.indexOf('\n\n')
  return {
    id: row.id,
    to: openRecipient(vault, row),
    subject: whole.slice(0, end),
    text: whole.slice(end + 2),
    otp: row.otp_sealed === null ? null : vault.open(row.otp_sealed, { column: 'messages.otp_sealed', id: row.id }),
    voice: row.voice,
  }
}

/** The delivery log: time, channel, keyed hash of the recipient, number of attempts and outcome. Neither text nor address. */
export async function logQueued(vault: Vault, trx: Trx, id: string, { channel, to }: Message): Promise<void> {
  const recipient_index = recipientIndex(vault, to)
  await trx.insertInto('deliveries').values({ id, channel, recipient_index, status: 'queued' }).execute()
}

/** Counts an attempt and returns the total. */
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

/** `last` means that there will be no retry. */
export async function logFailed(db: Db | Trx, id: string, error: string, last: boolean): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ error: error.slice(0, 300), ...(last && { status: 'failed', ended_at: new Date() }) })
    .where('id', '=', id)
    .execute()
}
