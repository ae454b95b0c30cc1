import { openRecipient } from '../messaging/channels/outbox.ts'
import type { Context } from '../platform/context.ts'
import type { Message } from '../platform/ports/channels.ts'
import { recipientIndex } from '../platform/searchIndexes.ts'

const MOST = 100

/** Lists the sandbox inbox, newest first: all messages, or those to one lower-case recipient. */
export async function listMessages({ db, vault }: Pick<Context, 'db' | 'vault'>, to?: string) {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .$if(to !== undefined, query => query.where('recipient_index', '=', recipientIndex(vault, to as string)))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows.map(row => ({
    id: row.id,
    channel: row.channel as Message['channel'],
    to: openRecipient(vault, row),
    // A text message has no subject.
    text: vault.open(row.text_sealed, { column: 'messages.text_sealed', id: row.id }).replace(/^\n+/, ''),
    otp: row.otp_sealed === null ? null : vault.open(row.otp_sealed, { column: 'messages.otp_sealed', id: row.id }),
    at: row.created_at,
  }))
}
