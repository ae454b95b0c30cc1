import type { KeyActor } from '../actors.ts'
import type { Context } from '../context.ts'
import { Problem } from '../problem.ts'
import { sha256 } from '../vault.ts'

/** A key revoked on another node, or whose account was closed, stops within this time. */
const TRUST_MS = 5_000
const MOST_REMEMBERED = 10_000

const SHAPE = /^sk_(test|live)_[A-Za-z0-9]{32,64}$/

interface Remembered {
  actor: Promise<KeyActor | undefined>
  until: number
}

/** Turns keys into actors, asking the database once in five seconds per key. */
export function createKeyRing({ db }: Pick<Context, 'db'>) {
  const known = new Map<string, Remembered>()

  function remembered(hash: string): Promise<KeyActor | undefined> {
    const found = known.get(hash)
    if (found && found.until > Date.now()) return found.actor
    const actor = loadActor(db, hash)
    actor.catch(() => known.delete(hash))
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(hash, { actor, until: Date.now() + TRUST_MS })
    return actor
  }

  return {
    /** Throws `unauthenticated`, with the same words for an unknown key and a revoked one. */
    async actor(key: string | undefined): Promise<KeyActor> {
      if (!key) throw new Problem('unauthenticated', 'Send your API key: Authorization: Bearer sk_…')
      const actor = SHAPE.test(key) ? await remembered(sha256(key)) : undefined
      if (!actor) throw new Problem('unauthenticated', 'This API key is unknown or was revoked.')
      return actor
    },
    /** By the stored hash of the key. */
    forget(hash: string): void {
      known.delete(hash)
    },
  }
}

export type KeyRing = ReturnType<typeof createKeyRing>

async function loadActor(db: Context['db'], hash: string): Promise<KeyActor | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .select([
      'api_keys.id',
      'api_keys.user_id',
      'api_keys.name',
      'api_keys.mode',
      'users.kyc_completed_at',
      'wallets.id as wallet_id',
    ])
    .where('wallets.kind', '=', 'api')
    .where('api_keys.hash', '=', hash)
    .where('api_keys.revoked_at', 'is', null)
    .where('users.is_active', '=', true)
    .executeTakeFirst()
  return (
    row && {
      kind: 'key',
      userId: row.user_id,
      keyId: row.id,
      walletId: row.wallet_id,
      name: row.name,
      mode: row.mode === 'live' ? 'live' : 'test',
      kycComplete: row.kyc_completed_at !== null,
    }
  )
}
