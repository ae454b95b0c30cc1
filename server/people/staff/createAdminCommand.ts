import { parseArgs } from 'node:util'
import * as fields from '../../../contracts/fields/schemas.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { createChannels } from '../../messaging/channels/channels.ts'
import type { Config } from '../../platform/config/config.ts'
import { readConfig } from '../../platform/config/config.ts'
import type { Context } from '../../platform/context.ts'
import { connect, type Database } from '../../platform/db/connect.ts'
import { DirectoryInUse } from '../../platform/db/directoryLock.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createBoss } from '../../platform/jobs/boss.ts'
import { openVault } from '../../platform/sealing/indexKey.ts'
import { momentInIndia } from '../accounts/staff/announce.ts'
import { createSuperAdmin, type Link, recoverSuperAdmin } from './createSuperAdmin.ts'

const REFUSED = 1
const WRONG_USE = 2

const USAGE = 'Usage: npm run create-admin -- --email somebody@example.com [--name "Full name"] [--recover]'

/**
 * `npm run create-admin`: prints a link for the first super-admin, or with `--recover` for a further one, which waits for another
 * super-admin where there is one. Exits with 0 if it printed a link, 1 if it refuses or cannot reach the database, 2 after a wrong
 * option or value.
 */
async function main(): Promise<number> {
  const args = readArguments()
  if ('wrong' in args) return fail(`${args.wrong}\n${USAGE}`, WRONG_USE)
  const config = readConfig()
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    await migrate(database)
    const ctx = { config, db: database.db, vault: await openVault(database.db, config) }
    const outcome = args.recover ? await recover(ctx, database, args) : await createSuperAdmin(ctx, args)
    if ('refused' in outcome) return fail(refusals[outcome.refused], REFUSED)
    printLink(config, args.email, outcome)
    return 0
  } finally {
    await database.close()
  }
}

/** The other super-admins are told by mail, which a server sends: on an embedded database the next one that starts. */
async function recover(
  ctx: Pick<Context, 'config' | 'db' | 'vault'>,
  database: Database,
  wanted: { email: string; name: string },
): Promise<Link> {
  const jobs = await createBoss(database, { supervise: false })
  try {
    await jobs.ensureQueue('email')
    const channels = createChannels(ctx.config, ctx.vault, jobs)
    return await recoverSuperAdmin({ ...ctx, channels }, wanted)
  } finally {
    await jobs.stop()
  }
}

function printLink(config: Config, email: string, { url, waits }: Link): void {
  const at = (path: string) => new URL(path, config.PUBLIC_URL).href
  const life = waits ? 'this link' : 'this link within an hour'
  console.log(`Open ${life} to choose a password for ${email}. It works once:\n`)
  console.log(`  ${url}\n`)
  if (waits)
    console.log(
      `Another super-admin can sign in, so it works once one has confirmed it at ${at(paths.adminApprovals)}, or from ` +
        `${momentInIndia('en', waits.worksFrom)} (India) unless one refuses it, until ${momentInIndia('en', waits.until)}. ` +
        'All super-admins have been told by e-mail. Until it is used, nothing changes.\n',
    )
  console.log(`Then sign in at ${at(paths.adminLogin)} and set up two-step verification.`)
}

const refusals = {
  exists:
    'There is an active super-admin already, who can invite others. Use --recover if nobody can sign in as super-admin.',
  taken: 'This e-mail belongs to a member of staff. Use --recover to make that member the super-admin.',
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { email: { type: 'string' }, name: { type: 'string' }, recover: { type: 'boolean', default: false } },
    })
    if (values.email === undefined) return { wrong: 'The e-mail address is missing.' }
    const email = fields.email.safeParse(values.email)
    if (!email.success) return { wrong: `"${values.email}" is no complete e-mail address.` }
    const name = fields.personName.safeParse(values.name ?? 'Super-admin')
    if (!name.success) return { wrong: 'The name needs 1 to 60 characters, none of them control characters.' }
    return { email: email.data, name: name.data, recover: values.recover }
  } catch (error) {
    // Node explains unknown options; the first sentence says which one it was.
    return { wrong: `${(error as Error).message.split('. ')[0]}.`.replace(/\.\.$/, '.') }
  }
}

function fail(message: string, code: number): number {
  console.error(message)
  return code
}

process.exitCode = await main().catch((error: Error) =>
  fail(
    error instanceof DirectoryInUse
      ? `${error.message} The embedded database belongs to one process: stop the server, run this command, and start the server again.`
      : error.message || String(error),
    REFUSED,
  ),
)
