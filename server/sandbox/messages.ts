import type { ExpressionBuilder } from 'kysely'
import { openRecipient } from '../messaging/channels/outbox.ts'
import type { Context } from '../platform/context.ts'
import type { Schema } from '../platform/db/schema.ts'
import type { Message } from '../platform/ports/channels.ts'
import { recipientIndex } from '../platform/searchIndexes.ts'
import type { Vault } from '../platform/vault.ts'

const MAX = 100

/** Recipients that lie in clear have no index; the job that seals them may not have passed yet. */
const isTo = (vault: Vault, to: string) => (eb: ExpressionBuilder<Schema, 'messages'>) =>
  eb.or([
    eb('recipient_index', '=', recipientIndex(vault, to)),
    eb.and([eb('recipient_index', 'is', null), eb(eb.fn('lower', ['recipient']), '=', to)]),
  ])

/** Lists the sandbox inbox, newest first: all messages, or those to one lower-case recipient. */
export async function listMessages({ db, vault }: Pick<Context, 'db' | 'vault'>, to?: string) {
  const rows = await db
    .selectFrom('messages')
    .selectAll()
    .$if(to !== undefined, query => query.where(isTo(vault, to as string)))
    .orderBy('id', 'desc')
    .limit(MAX)
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
