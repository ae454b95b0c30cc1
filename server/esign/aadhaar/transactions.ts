import { createHash } from 'node:crypto'
import { readEsignTransactionDocument } from '../../../contracts/calls/aadhaarEsign.ts'
import { openFile } from '../../files/openFile.ts'
import { recordAccess } from '../../platform/audit/recordAccess.ts'
import type { Context, Scope } from '../../platform/context.ts'
import { callUrl } from '../../platform/http/serveCall.ts'
import type { SystemActor } from '../../platform/identity/actors.ts'
import { newId } from '../../platform/identity/ids.ts'
import { notFound } from '../../platform/problem.ts'
import { openRow } from '../../platform/sealing/rows.ts'
import { timingSafeEquals } from '../../platform/vault.ts'
import type { SigningRow } from '../signings.ts'

/** Whoever has the address of a transaction's document. */
const provider: SystemActor = { kind: 'system', name: 'aadhaar e-sign' }

/** Letters and digits only, unique. */
export const newTransaction = (): string => newId('esg').replace('_', '').toUpperCase()

export async function findSigning(
  { db, vault }: Pick<Context, 'db' | 'vault'>,
  transaction: string,
): Promise<SigningRow | null> {
  const row = await db
    .selectFrom('envelope_signings')
    .selectAll()
    .where('transaction', '=', transaction)
    .executeTakeFirst()
  return row ? openRow(vault, 'envelope_signings', row) : null
}

/** Unguessable, and none of it is kept: it is made of the transaction again. */
const ticketOf = ({ vault }: Pick<Context, 'vault'>, transaction: string) =>
  `${transaction}.${createHash('sha256').update(vault.sign('aadhaar-document', transaction)).digest('base64url')}`

/** Where the provider reads the document of a transaction. */
export const documentUrlOf = (ctx: Pick<Context, 'vault' | 'config'>, transaction: string): string =>
  new URL(callUrl(readEsignTransactionDocument).replace(':ticket', ticketOf(ctx, transaction)), ctx.config.PUBLIC_URL)
    .href

/** The document that a ticket opens, as long as its transaction lasts. Throws `not_found`. */
export async function openTransactionDocument(ctx: Context, scope: Scope, ticket: string): Promise<Buffer> {
  const transaction = ticket.split('.', 1)[0] ?? ''
  if (!timingSafeEquals(ticket, ticketOf(ctx, transaction))) throw notFound('document')
  const signing = await findSigning(ctx, transaction)
  if (signing?.state !== 'prepared' || new Date(signing.ends_at) < new Date()) throw notFound('document')
  const { user_id: userId } = await ctx.db
    .selectFrom('envelopes')
    .select('user_id')
    .where('id', '=', signing.envelope_id)
    .executeTakeFirstOrThrow()
  await recordAccess(ctx.db, { ...scope, actor: provider }, { action: 'file.read', subject: signing.prepared_file })
  return (await openFile(ctx, userId, signing.prepared_file)).content
}
