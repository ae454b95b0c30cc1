import type { Channels } from '../../platform/ports/channels.ts'
import type { Vault } from '../../platform/vault.ts'
import { storeMessage } from './outbox.ts'

/** The sandbox inbox: messages rest in the database, and `GET /sandbox/messages` shows them. */
export const sandboxChannels = (vault: Vault): Channels => ({
  async send(trx, message) {
    await storeMessage(vault, trx, message)
  },
})
