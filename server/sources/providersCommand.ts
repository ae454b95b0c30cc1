import { text as readText } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { providerEnvironments } from '../../contracts/platform/sourceProviders.ts'
import { isProductId, productOf } from '../../contracts/products/index.ts'
import { readConfig } from '../platform/config/config.ts'
import type { Context } from '../platform/context.ts'
import { connect } from '../platform/db/connect.ts'
import { DirectoryInUse } from '../platform/db/directoryLock.ts'
import { migrate } from '../platform/db/migrate.ts'
import { Problem } from '../platform/problem.ts'
import { openVault } from '../platform/sealing/indexKey.ts'
import { checkCredentials, readAccounts, saveAccount, setCredentials } from './providers/accounts.ts'
import { ProviderFailure } from './providers/failure.ts'
import { providerOf, providers } from './providers/registry.ts'
import { createSession } from './providers/session.ts'
import { answeredProducts } from './providers/table.ts'
import { exchangeOf } from './routing/exchangeOf.ts'
import { createRouteBook } from './routing/routeBook.ts'
import { currentRoutes, setRoute, undoRoute } from './routing/routes.ts'

const REFUSED = 1
const WRONG_USE = 2

const USAGE = `Usage: npm run providers
       npm run providers -- set PROVIDER --environment ${providerEnvironments.join('|')} [--address URL] [--overlap HOURS] < credentials
       npm run providers -- on|off|try PROVIDER
       npm run providers -- route CHECK PROVIDER:PERCENT,PROVIDER:PERCENT --reason "Why"
       npm run providers -- undo ROUTE
The credentials are lines of name=value, read from the standard input so that no list of processes shows them.`

type Ctx = Pick<Context, 'config' | 'db' | 'vault'>

const scope = { actor: { kind: 'system', name: 'npm run providers' }, ip: null, requestId: null } as const

interface Options {
  environment?: string | undefined
  address?: string | undefined
  overlap?: string | undefined
  reason?: string | undefined
}

/**
 * `npm run providers`: shows which providers are set up, what each would be asked and who answers what; sets credentials, turns a provider on or off, tries its
 * credentials where that is free, and routes a check. Exits with 0 if it did what was asked, 1 if it refuses, 2 after a wrong option.
 */
async function main(): Promise<number> {
  const options = { environment: { type: 'string' }, address: { type: 'string' } } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { ...options, overlap: { type: 'string' }, reason: { type: 'string' } },
  })
  const [verb = 'show', ...named] = positionals
  const run = Object.hasOwn(verbs, verb) ? verbs[verb] : undefined
  if (!run || named.length !== run.names) return fail(USAGE, WRONG_USE)
  const config = readConfig()
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    await migrate(database)
    const vault = await openVault(database.db, config)
    return await run.does({ config, db: database.db, vault }, named, values)
  } finally {
    await database.close()
  }
}

async function show(ctx: Ctx): Promise<number> {
  const [accounts, routes] = await Promise.all([readAccounts(ctx), currentRoutes(ctx)])
  for (const { id, label, credentials, products, docs } of providers) {
    const account = accounts.find(({ provider }) => provider === id)
    const state = account ? `${account.enabled ? 'on' : 'off'}, ${account.environment}` : 'not set up'
    console.log(`\n${label} (${id}): ${state}`)
    console.log(`  Credentials: ${credentials.map(({ name }) => name).join(', ')}`)
    for (const set of account?.credentials ?? [])
      console.log(`  Set on ${set.setAt.slice(0, 10)}${set.endsAt ? `, used until ${set.endsAt}` : ''}`)
    for (const [product, { calls }] of Object.entries(products))
      console.log(`  ${product}: ${calls.map(({ method, path }) => `${method} ${path}`).join(', then ')}`)
    console.log(`  Documentation read on ${docs[0]?.readOn}: ${docs[0]?.url}`)
  }
  console.log('\nWho answers what')
  for (const product of answeredProducts()) {
    const own = routes.filter(route => route.product === product)
    for (const { id, userId, choices } of own)
      console.log(
        `  ${productOf(product).label.en}: ${choices.map(({ provider, percent }) => `${provider} ${percent}%`).join(', ')}${userId ? `, for ${userId}` : ''} (${id})`,
      )
    if (own.length === 0) console.log(`  ${productOf(product).label.en}: as SOURCE says`)
  }
  return 0
}

async function set(ctx: Ctx, [id = '']: string[], { environment, address, overlap = '0' }: Options): Promise<number> {
  const known = providerEnvironments.find(one => one === environment)
  if (!known) return fail(`Say where the account is with --environment.\n${USAGE}`, WRONG_USE)
  const lines = (await readText(process.stdin)).split('\n').filter(line => line.trim() !== '')
  const values = Object.fromEntries(
    lines.map(line => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()]),
  )
  checkCredentials(id, values)
  const before = (await readAccounts(ctx)).find(({ provider }) => provider === id)
  const settings = { timeoutMs: before?.timeoutMs ?? null, prices: before?.prices ?? {} }
  await saveAccount(ctx, scope, id, { ...settings, environment: known, address: address ?? null, enabled: true })
  await setCredentials(ctx, scope, id, { values, overlapHours: Number(overlap) })
  console.log(
    `${providerOf(id)?.label} is on. Route checks to it with: npm run providers -- route CHECK ${id}:100 --reason "Why"`,
  )
  return 0
}

const turn =
  (enabled: boolean) =>
  async (ctx: Ctx, [id = '']: string[]) => {
    const account = (await readAccounts(ctx)).find(({ provider }) => provider === id)
    if (!account) return fail(`${id} is not set up.`, REFUSED)
    await saveAccount(ctx, scope, id, { ...account, enabled })
    console.log(`${providerOf(id)?.label} is ${enabled ? 'on' : 'off'}.`)
    return 0
  }

async function attempt(ctx: Ctx, [id = '']: string[]): Promise<number> {
  const account = await createRouteBook(ctx).accountOf(id)
  if (!account?.declared) return fail(`${id} is not set up.`, REFUSED)
  const [newest] = account.secrets
  if (!newest) return fail(`${id} has no credentials.`, REFUSED)
  const session = createSession(account.declared, newest.values, exchangeOf(ctx.config, account.declared, account))
  const outcome = await session.tryFree(account.timeoutMs ?? ctx.config.SOURCE_TIMEOUT_MS)
  if (outcome instanceof ProviderFailure) return fail(`${account.declared.label}: ${outcome.message}.`, REFUSED)
  console.log(
    outcome === 'untried'
      ? `${account.declared.label} documents no call that costs nothing, so the first check will tell.`
      : `${account.declared.label} accepts the credentials.`,
  )
  return 0
}

async function route(ctx: Ctx, [product = '', written = '']: string[], { reason = '' }: Options): Promise<number> {
  if (!isProductId(product)) return fail(`There is no check ${product}.`, WRONG_USE)
  const choices = written.split(',').map(one => {
    const [provider = '', percent = '100'] = one.split(':')
    return { provider, percent: Number(percent) }
  })
  const made = await setRoute(ctx, scope, { product, userId: null, choices, reason })
  console.log(`Done, on every node within five seconds. To take it back: npm run providers -- undo ${made.id}`)
  return 0
}

async function undo(ctx: Ctx, [id = '']: string[]): Promise<number> {
  const { choices } = await undoRoute(ctx, scope, id)
  console.log(
    choices.length > 0 ? `Back to ${choices.map(one => one.provider).join(', ')}.` : 'Back to what SOURCE says.',
  )
  return 0
}

type Verb = (ctx: Ctx, named: string[], options: Options) => Promise<number>

const verbs: Record<string, { names: number; does: Verb }> = {
  show: { names: 0, does: show },
  set: { names: 1, does: set },
  on: { names: 1, does: turn(true) },
  off: { names: 1, does: turn(false) },
  try: { names: 1, does: attempt },
  route: { names: 2, does: route },
  undo: { names: 1, does: undo },
}

function fail(message: string, code: number): number {
  console.error(message)
  return code
}

process.exitCode = await main().catch((error: Error) => {
  if (error instanceof Problem) return fail(error.message, REFUSED)
  if (error instanceof DirectoryInUse) return fail(`${error.message} Stop the server first.`, REFUSED)
  return fail(error.message || String(error), WRONG_USE)
})
