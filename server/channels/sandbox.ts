import { newId } from '../ids.ts'
import type { Vault } from '../vault.ts'
import type { Channels } from './index.ts'

/** The sandbox inbox: messages rest in the database, sealed, and `GET /sandbox/messages` shows them. */
export const sandboxChannels = (vault: Vault): Channels => ({
  async send(db, message) {
    await db
      .insertInto('messages')
      .values({
        id: newId('msg'),
        channel: message.channel,
        recipient: message.to.toLowerCase(),
        text_sealed: vault.seal(`${message.subject}\n\n${message.text}`),
        otp_sealed: message.otp === undefined ? null : vault.seal(message.otp),
      })
      .execute()
  },
})
