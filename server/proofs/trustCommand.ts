import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type KeyPurpose, keyPurposes, keySources } from '../../contracts/proofs/issuers.ts'
import { type IssuerKey, KeyProblem, readIssuerKey } from '../engines/proofs/issuerKey.ts'
import { readConfig } from '../platform/config/config.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { DirectoryInUse } from '../platform/db/directoryLock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { addIssuerKey, readIssuerKeys, removeIssuerKey } from './issuerKeys.ts'

const REFUSED = 1
const WRONG_USE = 2

const USAGE = `Usage: npm run trust
       npm run trust -- import FILE --purpose ${keyPurposes.join('|')} [--issuer "Name"] [--kid KEY_ID] [--yes]
       npm run trust -- remove FINGERPRINT`

interface Options {
  purpose?: string | undefined
  issuer?: string | undefined
  kid?: string | undefined
  yes?: boolean | undefined
}

/**
 * `npm run trust`: lists the keys of issuers that are needed and those that are trusted, imports one after showing its fingerprint, or removes one. Exits with 0
 * if it did what was asked, 1 if it refuses, 2 after a wrong option.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      purpose: { type: 'string' },
      issuer: { type: 'string' },
      kid: { type: 'string' },
      yes: { type: 'boolean' },
    },
  })
  const [verb = 'show', named = ''] = positionals
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run || (verb !== 'show' && named === '')) return fail(USAGE, WRONG_USE)
  const config = readConfig()
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    await migrate(database)
    return await run(database.db, named, values)
  } finally {
    await database.close()
  }
}

async function show(db: Database['db']): Promise<number> {
  const keys = await readIssuerKeys(db)
  for (const purpose of keyPurposes) {
    const { label, needed, address } = keySources[purpose]
    const own = keys.filter(key => key.purpose === purpose)
    console.log(`\n${label.en} (${purpose})\n  Needed: ${needed.en}\n  Published at: ${address}`)
    if (own.length === 0) console.log('  Trusted: none, so nothing of this kind can be proven.')
    for (const key of own) console.log(`  Trusted: ${lineOf(key)}`)
  }
  return 0
}

const lineOf = ({ issuer, fingerprint, notAfter, kid }: IssuerKey) =>
  [
    issuer,
    `SHA-256 ${fingerprint}`,
    kid && `key ID ${kid}`,
    notAfter ? `until ${notAfter.slice(0, 10)}` : 'no end stated',
  ]
    .filter(Boolean)
    .join(', ')

async function importKey(db: Database['db'], path: string, options: Options): Promise<number> {
  const purpose = keyPurposes.find(one => one === options.purpose)
  if (!purpose) return fail(`Say what the key signs with --purpose.\n${USAGE}`, WRONG_USE)
  if (!existsSync(path)) return fail(`There is no file ${path}.`, WRONG_USE)
  const issuer = options.issuer ?? keySources[purpose].issuer
  const key = readIssuerKey(readFileSync(path), { issuer, purpose, kid: options.kid })
  if (purpose === 'einvoice' && key.kid === null)
    return fail('A bare key of a portal needs the key ID that its codes name: --kid KEY_ID.', WRONG_USE)
  if (purpose === 'documents' && key.subject === null)
    return fail('Signed documents need a certificate: a bare key is not enough.', REFUSED)
  describe(key, purpose)
  if (!options.yes && !(await confirmed())) return fail('Nothing was imported.', REFUSED)
  const isNew = await addIssuerKey(db, key)
  console.log(isNew ? 'Imported. Checks trust it from now on.' : 'This key is trusted already.')
  return 0
}

function describe(key: IssuerKey, purpose: KeyPurpose): void {
  console.log(`Issuer:       ${key.issuer}`)
  console.log(`Signs:        ${keySources[purpose].label.en}`)
  console.log(`Subject:      ${key.subject ?? 'none: a bare public key'}`)
  console.log(
    `Valid:        ${key.notBefore && key.notAfter ? `${key.notBefore.slice(0, 10)} to ${key.notAfter.slice(0, 10)}` : 'no period stated'}`,
  )
  console.log(`Key ID:       ${key.kid ?? 'none'}`)
  console.log(`Fingerprint:  ${(key.fingerprint.match(/../g) ?? []).join(':').toUpperCase()} (SHA-256)`)
  console.log(`\nCompare the fingerprint with what the issuer publishes at ${keySources[purpose].address}.`)
  console.log('Whoever holds this key can have anything proven: the server cannot know whose it is.\n')
}

/** Without a person at the terminal nothing is trusted. */
async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Trust this key? Type yes: ')
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}

async function remove(db: Database['db'], fingerprint: string): Promise<number> {
  const count = await removeIssuerKey(db, fingerprint)
  if (count === 0) return fail('No trusted key has this fingerprint. Give at least its first 16 digits.', REFUSED)
  console.log('Removed. Checks do not trust it any more; earlier results stay as they are.')
  return 0
}

const verbs: Record<string, (db: Database['db'], named: string, options: Options) => Promise<number>> = {
  show,
  import: importKey,
  remove,
}

const problems: Record<KeyProblem['code'], string> = {
  unreadable: 'This is no certificate and no RSA public key (PEM or DER).',
  privateKey: 'This file holds a private key. Import the public one only.',
  weak: 'Only RSA keys of 2048 bits or more are trusted.',
}

function fail(message: string, code: number): number {
  console.error(message)
  return code
}

process.exitCode = await main().catch((error: Error) => {
  if (error instanceof KeyProblem) return fail(problems[error.code], REFUSED)
  if (error instanceof DirectoryInUse) return fail(`${error.message} Stop the server first.`, REFUSED)
  return fail(error.message || String(error), WRONG_USE)
})
