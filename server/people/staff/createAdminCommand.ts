import { parseArgs } from 'node:util'
import * as fields from '../../../contracts/calls/fields.ts'
import { paths } from '../../../contracts/paths.ts'
import { readConfig } from '../../platform/config/config.ts'
import { connect } from '../../platform/db/connect.ts'
import { DirectoryInUse } from '../../platform/db/directoryLock.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { createSuperAdmin } from './createSuperAdmin.ts'

const REFUSED = 1
const WRONG_USE = 2

const USAGE = 'Usage: npm run create-admin -- --email somebody@example.com [--name "Full name"] [--recover]'

/**
 * `npm run create-admin`: prints a link for the first super-admin. Exits with 0 if it did, 1 if it refuses or cannot reach the
 * database, 2 after a wrong option or value.
 */
async function main(): Promise<number> {
  const asked = readArguments()
  if ('wrong' in asked) return fail(`${asked.wrong}\n${USAGE}`, WRONG_USE)
  const config = readConfig()
  const database = await connect({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR })
  try {
    await migrate(database)
    const outcome = await createSuperAdmin({ config, db: database.db }, asked)
    if ('refused' in outcome) return fail(refusals[outcome.refused], REFUSED)
    console.log(`Open this link within an hour to choose a password for ${asked.email}. It works once:\n`)
    console.log(`  ${outcome.url}\n`)
    console.log(
      `Then sign in at ${new URL(paths.adminLogin, config.PUBLIC_URL).href} and set up two-step verification.`,
    )
    return 0
  } finally {
    await database.close()
  }
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
