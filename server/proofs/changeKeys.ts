import { type IssuerKey, KeyProblem } from '../engines/proofs/issuerKey.ts'
import { audit } from '../platform/audit/audit.ts'
import type { Context, Db, Scope } from '../platform/context.ts'
import { actorId } from '../platform/identity/actors.ts'
import { notFound } from '../platform/problem.ts'
import { addIssuerKey } from './issuerKeys.ts'
import { hasEnded } from './readKeyFile.ts'
import { tellChanges } from './watchKeys.ts'

/** A member of staff, or the command. */
type Changer = Omit<Scope, 'locale'>
interface Parts {
  db: Db
  /** The command sends none: the server tells of its changes within the hour. */
  mails?: Pick<Context, 'channels' | 'config'>
}

interface Confirmed {
  /** The fingerprint that was shown and compared. */
  fingerprint: string
  acceptExpired?: boolean | undefined
}

/** Trusts a key from now on. Throws `KeyProblem` for a key that was not the one shown, one that has ended unless that is accepted, and one that is trusted already. */
export async function importKey(
  ctx: Parts,
  scope: Changer,
  key: IssuerKey,
  { fingerprint, acceptExpired = false }: Confirmed,
): Promise<{ id: string }> {
  if (fingerprint !== key.fingerprint) throw new KeyProblem('otherKey')
  if (hasEnded(key) && !acceptExpired) throw new KeyProblem('expired')
  return ctx.db.transaction().execute(async trx => {
    const id = await addIssuerKey(trx, key, actorId(scope.actor))
    if (id === null) throw new KeyProblem('held')
    const { issuer, purpose, subject } = key
    await audit(trx, scope, {
      action: 'issuerKey.imported',
      subject: id,
      data: { issuer, purpose, fingerprint, certificateOf: subject },
    })
    if (ctx.mails) await tellChanges(ctx.mails, trx)
    return { id }
  })
}

/** Ends the trust in a key. What it has proven before stays as it is. Throws `not_found`, and `KeyProblem` for a key that was removed already. */
export async function removeKey(
  ctx: Parts,
  scope: Changer,
  { id, reason }: { id: string; reason: string | null },
): Promise<{ id: string }> {
  return ctx.db.transaction().execute(async trx => {
    const row = await trx.selectFrom('issuer_keys').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!row) throw notFound('key')
    if (row.removed_at !== null) throw new KeyProblem('removed')
    await trx
      .updateTable('issuer_keys')
      .set({ removed_at: new Date(), removed_by: actorId(scope.actor), removed_reason: reason, change_told_at: null })
      .where('id', '=', id)
      .execute()
    const { issuer, purpose, fingerprint } = row
    await audit(trx, scope, {
      action: 'issuerKey.removed',
      subject: id,
      reason,
      data: { issuer, purpose, fingerprint },
    })
    if (ctx.mails) await tellChanges(ctx.mails, trx)
    return { id }
  })
}
