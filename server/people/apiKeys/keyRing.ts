import { sql } from 'kysely'
import { parseRange } from '../../../contracts/platform/ipAddress.ts'
import type { Context } from '../../platform/context.ts'
import type { HeldKey, KeyRing } from '../../platform/http/types.ts'
import { Problem } from '../../platform/problem.ts'
import { sha256 } from '../../platform/vault.ts'

/** Changes made on another node (a revoked or narrowed key, a closed account) take effect within this time. */
const TRUST_MS = 5_000
const MAX_REMEMBERED = 10_000

const SHAPE = /^sk_(test|live)_[A-Za-z0-9]{32,64}$/

interface Remembered {
  held: Promise<HeldKey | undefined>
  /** Set once the key is loaded. */
  userId?: string
  until: number
}

/** Turns keys into actors, with at most one query per key in five seconds. */
export function createKeyRing({ db }: Pick<Context, 'db'>): KeyRing {
  const known = new Map<string, Remembered>()

  function remembered(hash: string): Promise<HeldKey | undefined> {
    const found = known.get(hash)
    if (found && found.until > Date.now()) return found.held
    const held = loadKey(db, hash)
    const entry: Remembered = { held, until: Date.now() + TRUST_MS }
    held.then(
      loaded => {
        if (loaded) entry.userId = loaded.actor.userId
      },
      () => known.delete(hash),
    )
    if (known.size >= MAX_REMEMBERED) known.clear()
    known.set(hash, entry)
    return held
  }

  return {
    /** Throws `unauthenticated`, with the same message for an unknown and a revoked key. */
    async find(key: string | undefined): Promise<HeldKey> {
      if (!key) throw new Problem('unauthenticated', 'Send your API key: Authorization: Bearer sk_…')
      const held = SHAPE.test(key) ? await remembered(sha256(key)) : undefined
      if (!held) throw new Problem('unauthenticated', 'This API key is unknown or has been revoked.')
      return held
    },
    /** Reloads an account's keys after a change. */
    forget(userId: string): void {
      for (const [hash, entry] of known) if (entry.userId === userId) known.delete(hash)
    },
  }
}

/** Includes entries that staff disabled: an account with only such entries admits nobody, rather than everybody. */
const entriesOf = sql<{ address: string; disabled: boolean }[] | null>`case when api_keys.mode = 'live' then (
  select jsonb_agg(jsonb_build_object('address', address, 'disabled', disabled_at is not null))
  from allowed_addresses where allowed_addresses.user_id = api_keys.user_id) end`

async function loadKey(db: Context['db'], hash: string): Promise<HeldKey | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.id', 'api_keys.user_id')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .select([
      'api_keys.id',
      'api_keys.user_id',
      'api_keys.name',
      'api_keys.mode',
      'api_keys.scopes',
      'api_keys.hash',
      'api_keys.expires_at',
      'api_keys.previous_until',
      'users.kyc_completed_at',
      'wallets.id as wallet_id',
      entriesOf.as('entries'),
    ])
    .where('wallets.kind', '=', 'api')
    .where(key => key.or([key('api_keys.hash', '=', hash), key('api_keys.previous_hash', '=', hash)]))
    .where('api_keys.revoked_at', 'is', null)
    .where('users.is_active', '=', true)
    .executeTakeFirst()
  if (!row) return undefined
  const open = row.entries?.filter(({ disabled }) => !disabled)
  return {
    actor: {
      kind: 'key',
      userId: row.user_id,
      keyId: row.id,
      walletId: row.wallet_id,
      name: row.name,
      mode: row.mode === 'live' ? 'live' : 'test',
      scopes: row.scopes,
      kycComplete: row.kyc_completed_at !== null,
    },
    expiresAt: row.expires_at,
    secretEnds: row.hash === hash ? null : row.previous_until,
    addresses: open?.flatMap(({ address }) => parseRange(address) ?? []) ?? null,
  }
}
