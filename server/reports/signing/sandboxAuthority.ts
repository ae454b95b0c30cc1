import { sql } from 'kysely'
import { Certificate } from 'pkijs'
import { issueSandboxCertificate, type SandboxRole } from '../../engines/aadhaarEsign/sandboxCertificates.ts'
import { issueRevocationList } from '../../engines/pdfSignatures/sign/revocationList.ts'
import { derOf } from '../../engines/pdfSignatures/verify/names.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/identity/ids.ts'
import { algorithm, type OwnKey, openKey } from './ownAuthority.ts'

type SigningParts = Pick<Context, 'db' | 'vault' | 'config'>

/** The keys of the sandbox's provider of Aadhaar e-sign, by their role among the signing keys. */
const roles = {
  sandboxRoot: 'root',
  sandboxAuthority: 'authority',
  /** Signs the provider's messages. */
  sandboxProvider: 'messages',
  /** Signs ours. */
  sandboxRequester: 'messages',
} as const satisfies Record<string, SandboxRole>

type SandboxKeyName = keyof typeof roles
export type SandboxKeys = Record<SandboxKeyName, OwnKey>

const names = Object.keys(roles) as SandboxKeyName[]

const titles: Record<SandboxKeyName, string> = {
  sandboxRoot: 'Sandbox root, worth nothing',
  sandboxAuthority: 'Sandbox CA for Aadhaar e-sign, worth nothing',
  sandboxProvider: 'Sandbox e-sign provider',
  sandboxRequester: 'Sandbox application',
}

const DAY_MS = 24 * 60 * 60_000
const YEARS = 10
const LIST_DAYS = 7
/** Arbitrary but fixed: the holder of this advisory lock makes keys. */
const LOCK = 7_300_056

/** Where the lists of what the two authorities have withdrawn are served. */
export const sandboxListPath = '/sandbox/aadhaar-esign/withdrawn.crl'

/** The keys, made when they are first needed. Never in production. */
export async function readSandboxKeys(ctx: SigningParts): Promise<SandboxKeys> {
  if (ctx.config.production) throw new Error('Production has no sandbox authority.')
  const known = await storedKeys(ctx)
  if (names.every(name => known[name])) return known as SandboxKeys
  await ctx.db.transaction().execute(async trx => {
    // Others wait here and find what the first one has made.
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const own = { ...ctx, db: trx }
    const found = await storedKeys(own)
    if (names.every(name => found[name])) return
    const root = await makeKey(own, 'sandboxRoot')
    await makeKey(own, 'sandboxAuthority', root)
    await makeKey(own, 'sandboxProvider', root)
    await makeKey(own, 'sandboxRequester', root)
  })
  return (await storedKeys(ctx)) as SandboxKeys
}

async function storedKeys({ db, vault }: Pick<SigningParts, 'db' | 'vault'>): Promise<Partial<SandboxKeys>> {
  const rows = await db.selectFrom('signing_keys').selectAll().where('role', 'in', names).orderBy('id').execute()
  const found: Partial<SandboxKeys> = {}
  for (const row of rows) found[row.role as SandboxKeyName] = await openKey(vault, row, { extractable: true })
  return found
}

async function makeKey({ db, vault, config }: SigningParts, name: SandboxKeyName, issuer?: OwnKey): Promise<OwnKey> {
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const until = new Date(Date.now() + YEARS * 365 * DAY_MS)
  const certificate = await issueSandboxCertificate({
    role: roles[name],
    subject: [
      ['2.5.4.6', 'IN'],
      ['2.5.4.10', config.BRAND_NAME],
      ['2.5.4.3', titles[name]],
    ],
    publicKey: keys.publicKey,
    from: new Date(Date.now() - DAY_MS),
    until,
    issuer: issuer ?? { key: keys.privateKey, certificate: null },
    ...(issuer && { listUrl: new URL(sandboxListPath, config.PUBLIC_URL).href }),
  })
  const id = newId('key')
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64')
  await db
    .insertInto('signing_keys')
    .values({
      id,
      role: name,
      certificate: Buffer.from(derOf(certificate)).toString('base64'),
      key_sealed: vault.seal(pkcs8, { column: 'signing_keys.key_sealed', id }),
      ends_at: until,
    })
    .execute()
  return { certificate, key: keys.privateKey }
}

/** The two authorities, if the sandbox has made them: they say which of their certificates were withdrawn. */
export async function sandboxAuthorities(ctx: SigningParts): Promise<OwnKey[]> {
  if (ctx.config.production) return []
  const { sandboxRoot, sandboxAuthority } = await storedKeys(ctx)
  return [sandboxRoot, sandboxAuthority].filter(key => key !== undefined)
}

/** The root by which the verification of documents knows the sandbox's signers. */
export async function sandboxRoots({ db, config }: Pick<SigningParts, 'db' | 'config'>): Promise<Certificate[]> {
  if (config.production) return []
  const rows = await db.selectFrom('signing_keys').select('certificate').where('role', '=', 'sandboxRoot').execute()
  return rows.map(row => Certificate.fromBER(Buffer.from(row.certificate, 'base64')))
}

/** What the authority of holders' certificates has withdrawn: nothing. DER. */
export async function sandboxRevocationList(ctx: SigningParts, now = new Date()): Promise<Buffer> {
  const { sandboxAuthority: issuer } = await readSandboxKeys(ctx)
  const until = new Date(now.getTime() + LIST_DAYS * DAY_MS)
  return Buffer.from(await issueRevocationList({ issuer, revoked: [], from: now, until }))
}
