import type { Trx } from '../context.ts'
import { newId } from '../ids.ts'
import type { Vault } from '../vault.ts'
import type { Message } from './index.ts'

/** Keeps a message, sealed, and answers its id. */
export async function keepMessage(vault: Vault, trx: Trx, message: Message): Promise<string> {
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

/** Subject and text of a kept message. Throws when it was altered. */
export function openMessage(vault: Vault, sealed: string): Pick<Message, 'subject' | 'text'> {
  const whole = vault.open(sealed)
  const end = whole.indexOf('\n\n')
  return { subject: whole.slice(0, end), text: whole.slice(end + 2) }
}
