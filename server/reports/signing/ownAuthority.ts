import { sql } from 'kysely'
import { Certificate } from 'pkijs'
import { type CertificateRole, issueCertificate } from '../../engines/pdfSignatures/sign/certificates.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'

/** RSA with 2048 bits, which every PDF reader accepts. */
export const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  modulusLength: 2048,
  publicExponent: Uint8Array.of(1, 0, 1),
  hash: 'SHA-256',
} as const

const DAY_MS = 24 * 60 * 60_000
/** A timestamp must be believed for as long as the root is; a signer's key is used for two years. */
const days = { root: 15 * 365, timestamps: 10 * 365, signer: 2 * 365 } as const
/** A key signs no more in the last days of its certificate. */
const SPARE_DAYS = 60

/** Arbitrary but fixed: the holder of this advisory lock makes keys. */
const LOCK = 7_300_055

export interface OwnKey {
  certificate: Certificate
  key: CryptoKey
}

export type OwnKeys = Record<CertificateRole, OwnKey>

type Parts = Pick<Context, 'db' | 'vault' | 'config'>

/**
 * The installation's own authority: made once and replaced before it ends. Nobody vouches for it. A reader knows its signatures by the root, which
 * anybody can download.
 */
export async function readOwnKeys(ctx: Parts, now = new Date()): Promise<OwnKeys> {
  const known = await storedKeys(ctx, now)
  if (isComplete(known)) return known
  await ctx.db.transaction().execute(async trx => {
    // Others wait here and find what the first one has made.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const own = { ...ctx, db: trx }
    const found = await storedKeys(own, now)
    const root = found.root ?? (await makeKey(own, { role: 'root', now }))
    if (!found.root || !found.timestamps) await makeKey(own, { role: 'timestamps', now, root })
    if (!found.root || !found.signer) await makeKey(own, { role: 'signer', now, root })
  })
  return (await storedKeys(ctx, now)) as OwnKeys
}

const isComplete = (keys: Partial<OwnKeys>): keys is OwnKeys => Boolean(keys.root && keys.signer && keys.timestamps)

/** The newest of each role; what it issued stays good when a newer one signs. */
async function storedKeys({ db, vault }: Pick<Parts, 'db' | 'vault'>, now: Date): Promise<Partial<OwnKeys>> {
  const spared = new Date(now.getTime() + SPARE_DAYS * DAY_MS)
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where('role', 'in', Object.keys(days) as CertificateRole[])
    .where('ends_at', '>', spared.toISOString())
    .orderBy('id')
    .execute()
  const found: Partial<OwnKeys> = {}
  for (const row of rows) found[row.role as CertificateRole] = await openKey(vault, row)
  return found
}

interface StoredKey {
  id: string
  certificate: string
  key_sealed: string
}

export async function openKey(
  vault: Parts['vault'],
  { id, certificate, key_sealed }: StoredKey,
  { extractable = false } = {},
): Promise<OwnKey> {
  const pkcs8 = Buffer.from(vault.open(key_sealed, { column: 'signing_keys.key_sealed', id }), 'base64')
  return {
    certificate: Certificate.fromBER(Buffer.from(certificate, 'base64')),
    key: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, extractable, ['sign']),
  }
}

/** The roots that have not ended, oldest first: each says which of its certificates were withdrawn. */
export async function readRootKeys({ db, vault }: Pick<Parts, 'db' | 'vault'>, now: Date): Promise<OwnKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .selectAll()
    .where('role', '=', 'root')
    .where('ends_at', '>', now.toISOString())
    .orderBy('id')
    .execute()
  return Promise.all(rows.map(row => openKey(vault, row)))
}

const titles = { root: 'document root', signer: 'documents', timestamps: 'timestamps' } as const

async function makeKey(
  { db, vault, config }: Parts,
  { role, now, root }: { role: CertificateRole; now: Date; root?: OwnKey },
): Promise<OwnKey> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const from = new Date(now.getTime() - DAY_MS)
  const end = new Date(now.getTime() + days[role] * DAY_MS)
  const until = root ? new Date(Math.min(end.getTime(), root.certificate.notAfter.value.getTime())) : end
  const certificate = await issueCertificate({
    role,
    // With the host, so that two installations of one name are told apart.
    name: {
      commonName: `${config.BRAND_NAME} ${titles[role]}, ${new URL(config.PUBLIC_URL).host}`,
      organisation: config.BRAND_NAME,
    },
    publicKey: keys.publicKey,
    from,
    until,
    issuer: root ? { key: root.key, certificate: root.certificate } : { key: keys.privateKey, certificate: null },
  })
  const id = newId('key')
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  await db
    .insertInto('signing_keys')
    .values({
      id,
      role,
      certificate: Buffer.from(certificate.toSchema().toBER(false)).toString('base64'),
      key_sealed: vault.seal(pkcs8, { column: 'signing_keys.key_sealed', id }),
      ends_at: until,
    })
    .execute()
  return { certificate, key: keys.privateKey }
}

/** Every root that this installation has had: what an earlier one signed is still ours. */
export async function readOwnRoots({ db }: Pick<Parts, 'db'>): Promise<Certificate[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select('certificate')
    .where('role', '=', 'root')
    .orderBy('id')
    .execute()
  return rows.map(row => Certificate.fromBER(Buffer.from(row.certificate, 'base64')))
}

/** Signs with RSA and SHA-256. */
export const signWith =
  (key: CryptoKey) =>
  async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
    new Uint8Array(await crypto.subtle.sign(algorithm.name, key, bytes))
