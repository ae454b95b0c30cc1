import type { Trx } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import type { Message } from '../../platform/ports/channels.ts'
import type { Vault } from '../../platform/vault.ts'

/** Keeps a message, sealed, and answers its id. */
export async function storeMessage(vault: Vault, trx: Trx, message: Message): Promise<string> {
  const id = newId('msg')
  await trx
    .insertInto('messages')
    .values({
      id,
      channel: message.channel,
      recipient: message.to.toLowerCase(),
      text_sealed: vault.seal(`${message.subject}\n\n${message.text}`),
      otp_sealed: message.otp === undefined ? null : vault.seal(message.otp),
    })
    .execute()
  return id
}

/** A kept message as its adapter needs it. */
export interface StoredMessage {
  id: string
  to: string
  subject: string
  text: string
  otp: string | null
}

/** Opens a kept message. Throws when it was altered. */
export function openMessage(
  vault: Vault,
  row: { id: string; recipient: string; text_sealed: string; otp_sealed: string | null },
): StoredMessage {
  const whole = vault.open(row.text_sealed)
  const end = whole.indexOf('\n\n')
  return {
    id: row.id,
    to: row.recipient,
    subject: whole.slice(0, end),
    text: whole.slice(end + 2),
    otp: row.otp_sealed === null ? null : vault.open(row.otp_sealed),
  }
}
