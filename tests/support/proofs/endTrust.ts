import type { Db } from '../../../server/platform/context.ts'
import { removeKey } from '../../../server/proofs/changeKeys.ts'
import { findByFingerprint } from '../../../server/proofs/issuerKeys.ts'

const scope = { actor: { kind: 'system', name: 'test' }, ip: null, requestId: null } as const

/** How many keys with the fingerprint are not trusted any more. */
export async function endTrust(db: Db, fingerprint: string): Promise<number> {
  const ids = await findByFingerprint(db, fingerprint)
  for (const id of ids) await removeKey({ db }, scope, { id, reason: null })
  return ids.length
}
