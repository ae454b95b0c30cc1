import type { CaseRow } from '../../cases/rows.ts'
import type { Sender } from '../../esign/rows.ts'
import { walletOf } from '../../money/wallets/walletOf.ts'
import type { Context } from '../../platform/context.ts'
import { caseScope } from './check.ts'

/** In whose name a case sends documents, and at whose cost: of its key if it was started by one. */
export async function caseSender({ db }: Pick<Context, 'db'>, row: CaseRow): Promise<Sender> {
  const scope = caseScope(row)
  if (row.channel !== 'api') return scope
  const { id: walletId } = await walletOf(db, row.user_id, 'api')
  const { user_id: userId, mode, created_by: name } = row
  const keyId = row.api_key_id ?? ''
  return { ...scope, actor: { kind: 'key', userId, keyId, walletId, name, mode, scopes: null, kycComplete: true } }
}
