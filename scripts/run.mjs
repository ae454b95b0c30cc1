// Entry point of every npm command. Uses only Node's built-ins up to Node 18, because it runs before anything is installed.
import { fileURLToPath } from 'node:url'
import { runChild } from './setup/child.mjs'
import { ensureInstalled, writeStamp } from './setup/install.mjs'
import { findNode, NEEDED_MAJOR } from './setup/pinnedNode.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

// On a machine with much memory Node collects garbage late: these limits reduce a bulk job's peak from 430 to 260 MB at the same speed, the
// import of a long list from 340 to 180 MB, and a backup from 290 to 220 MB.
const littleMemory = ['--max-semi-space-size=16', '--max-old-space-size=768']

/**
 * The steps of each command, run in sequence under the pinned Node; the last one receives the caller's arguments.
 * @type {Record<string, { steps: string[][], env?: Record<string, string> }>}
 */
const commands = {
  start: {
    steps: [
      ['scripts/build.ts', '--if-stale', '--any-size'],
      [...littleMemory, '--enable-source-maps', 'dist/server/main.js'],
    ],
    // Compiled code of the last start saves CPU time for the next one.
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled' },
  },
  dev: { steps: [['--watch', '--watch-preserve-output', 'server/main.ts']], env: { DEV: '1' } },
  test: { steps: [['scripts/test.ts']] },
  verify: { steps: [['scripts/test.ts', '--no-browser']] },
  faults: { steps: [['scripts/faults.ts']] },
  bench: { steps: [['tests/bench/run.ts']] },
  build: { steps: [['scripts/build.ts']] },
  seed: { steps: [['server/app/seedCommand.ts']] },
  'rotate-keys': { steps: [['server/platform/sealing/rotateKeysCommand.ts']] },
  backup: { steps: [[...littleMemory, 'server/app/backup/backupCommand.ts']] },
  restore: { steps: [[...littleMemory, 'server/app/backup/restoreCommand.ts']] },
  lists: { steps: [[...littleMemory, 'server/screening/listsCommand.ts']] },
  providers: { steps: [['server/sources/providersCommand.ts']] },
  trust: { steps: [['server/proofs/trustCommand.ts']] },
  'verify-ledger': { steps: [['server/money/wallets/verifyLedgerCommand.ts']] },
  'verify-document': { steps: [['server/reports/verifyDocumentCommand.ts']] },
  'create-admin': { steps: [['server/people/staff/createAdminCommand.ts']] },
}

/** What a production machine runs; it installs no packages of the tests for it. */
const ofProduct = [
  'start',
  'backup',
  'create-admin',
  'lists',
  'providers',
  'restore',
  'rotate-keys',
  'trust',
  'verify-document',
  'verify-ledger',
]
const isProduction = process.env.NODE_ENV === 'production' || process.env.APP_MODE === 'production'

/**
 * @param {string} name
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
async function run(name, args) {
  const command = commands[name]
  if (!command) {
    console.error(`Usage: node scripts/run.mjs <${Object.keys(commands).join(' | ')}> [arguments]`)
    return 2
  }
  const failure = await ensureInstalled(root, isProduction && ofProduct.includes(name) ? 'product' : 'all')
  if (failure) return failure
  const node = findNode(root)
  if (!node) {
    console.error(`No Node ${NEEDED_MAJOR} came with the dependencies for ${process.platform} ${process.arch}.`)
    console.error(
      `Install Node ${NEEDED_MAJOR} or newer (https://nodejs.org) and try again; this one is ${process.version}.`,
    )
    return 1
  }
  const options = { cwd: root, env: { ...process.env, ...command.env } }
  for (const [index, step] of command.steps.entries()) {
    const isLast = index === command.steps.length - 1
    const { code, stopped } = await runChild(node, isLast ? [...step, ...args] : step, options)
    if (isLast || code !== 0) return code
    if (stopped) return stopped
  }
  return 0
}

const [name = '', ...args] = process.argv.slice(2)
// npm runs this after a manual install, which is then as good as ours.
if (name === 'stamp') writeStamp(root)
else process.exitCode = await run(name, args)
