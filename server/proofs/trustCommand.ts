import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type KeyPurpose, keyPurposes, keySources } from '../../contracts/proofs/issuers.ts'
import { certifierOf, type IssuerKey, KeyProblem, shownFingerprint } from '../engines/proofs/issuerKey.ts'
import { readConfig } from '../platform/config/config.ts'
import { connect, type Database } from '../platform/db/connect.ts'
import { DirectoryInUse } from '../platform/db/directoryLock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { translate } from '../platform/translate.ts'
import { importKey, removeKey } from './changeKeys.ts'
import { findByFingerprint, readIssuerKeys } from './issuerKeys.ts'
import { hasEnded, readKeyFile } from './readKeyFile.ts'

const REFUSED = 1
const WRONG_USE = 2

const USAGE = `Usage: npm run trust
       npm run trust -- import FILE --purpose ${keyPurposes.join('|')} [--issuer "Name"] [--kid KEY_ID] [--expired] [--yes]
       npm run trust -- remove FINGERPRINT [--reason "Why"]`

const scope = { actor: { kind: 'system', name: 'npm run trust' }, ip: null, requestId: null } as const

interface Options {
  purpose?: string | undefined
  issuer?: string | undefined
  kid?: string | undefined
  reason?: string | undefined
  /** Accepts a certificate that has ended. */
  expired?: boolean | undefined
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
      reason: { type: 'string' },
      expired: { type: 'boolean' },
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

async function importFile(db: Database['db'], path: string, options: Options): Promise<number> {
  const purpose = keyPurposes.find(one => one === options.purpose)
  if (!purpose) return fail(`Say what the key signs with --purpose.\n${USAGE}`, WRONG_USE)
  if (!existsSync(path)) return fail(`There is no file ${path}.`, WRONG_USE)
  const key = readKeyFile({ file: readFileSync(path), purpose, issuer: options.issuer, kid: options.kid })
  describe(key, purpose)
  if (hasEnded(key) && !options.expired) return fail(`${problemText('expired')} Add --expired.`, REFUSED)
  if (!options.yes && !(await confirmed())) return fail('Nothing was imported.', REFUSED)
  try {
    await importKey({ db }, scope, key, { fingerprint: key.fingerprint, acceptExpired: options.expired })
  } catch (error) {
    if (!(error instanceof KeyProblem) || error.code !== 'held') throw error
    console.log(problemText('held'))
    return 0
  }
  console.log('Imported. Checks trust it from now on.')
  return 0
}

function describe(key: IssuerKey, purpose: KeyPurpose): void {
  console.log(`Issuer:       ${key.issuer}`)
  console.log(`Signs:        ${keySources[purpose].label.en}`)
  console.log(`Subject:      ${key.subject ?? 'none: a bare public key'}`)
  console.log(`Certified by: ${certifierOf(key) ?? 'nobody: a bare public key'}`)
  console.log(
    `Valid:        ${key.notBefore && key.notAfter ? `${key.notBefore.slice(0, 10)} to ${key.notAfter.slice(0, 10)}` : 'no period stated'}`,
  )
  console.log(`Key ID:       ${key.kid ?? 'none'}`)
  console.log(`Fingerprint:  ${shownFingerprint(key.fingerprint)} (SHA-256)`)
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

async function remove(db: Database['db'], fingerprint: string, { reason }: Options): Promise<number> {
  const ids = await findByFingerprint(db, fingerprint)
  if (ids.length === 0) return fail('No trusted key has this fingerprint. Give at least its first 16 digits.', REFUSED)
  for (const id of ids) await removeKey({ db }, scope, { id, reason: reason ?? null })
  console.log('Removed. Checks do not trust it any more; earlier results stay as they are.')
  return 0
}

const verbs: Record<string, (db: Database['db'], named: string, options: Options) => Promise<number>> = {
  show,
  import: importFile,
  remove,
}

const problemText = (code: KeyProblem['code']) => translate('en', `proofs.key.${code}`)

function fail(message: string, code: number): number {
  console.error(message)
  return code
}

process.exitCode = await main().catch((error: Error) => {
  if (error instanceof KeyProblem) return fail(problemText(error.code), REFUSED)
  if (error instanceof DirectoryInUse) return fail(`${error.message} Stop the server first.`, REFUSED)
  return fail(error.message || String(error), WRONG_USE)
})
