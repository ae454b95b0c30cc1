import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from './child.mjs'
import { withLock } from './lock.mjs'

// Included explicitly, because NODE_ENV=production and a user's `omit` would leave out what build, tests and the pinned Node
// need. No package needs its install script, and one of them sends telemetry.
const CI = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]
/** npm takes up to a minute to roll back an install; the next one starts from scratch anyway. */
const NPM_GRACE_MS = 1_000

/** @param {string} root */
const stampFile = root => join(root, 'node_modules', '.installed')

/**
 * Stamp of a complete install: the lock file's hash and the platform, because native packages differ by platform.
 * @param {string} root
 */
const wantedStamp = root => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${hash.digest('hex')} ${process.platform} ${process.arch}`
}

/** @param {string} root */
const isFresh = root => existsSync(stampFile(root)) && readFileSync(stampFile(root), 'utf8') === wantedStamp(root)

/**
 * Records that node_modules is complete. An install without the development packages gets no stamp.
 * @param {string} root
 */
export function writeStamp(root) {
  if (existsSync(join(root, 'node_modules', 'vitest'))) writeFileSync(stampFile(root), wantedStamp(root))
}

/**
 * The environment for npm, without our own node_modules/.bin in PATH: it contains the pinned Node that `npm ci` is about to
 * delete.
 * @param {string} root
 */
function npmEnvironment(root) {
  const own = join(root, 'node_modules')
  const key = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH'
  const path = (process.env[key] ?? '').split(delimiter).filter(dir => !dir.startsWith(own))
  return { ...process.env, [key]: path.join(delimiter) }
}

/**
 * @param {string} root
 * @param {(pid: number) => void} holdFor
 */
const npmCi = (root, holdFor) =>
  runChild('npm', CI, {
    cwd: root,
    env: npmEnvironment(root),
    shell: process.platform === 'win32',
    onStart: holdFor,
    killAfterMs: NPM_GRACE_MS,
  })

/**
 * @param {string} root
 * @param {(pid: number) => void} holdFor
 */
async function install(root, holdFor) {
  if (isFresh(root)) return 0
  console.error('Installing dependencies …')
  rmSync(stampFile(root), { force: true })
  let { code, stopped } = await npmCi(root, holdFor)
  if (code !== 0 && !stopped) {
    console.error('The install failed; trying once more from nothing …')
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    ;({ code, stopped } = await npmCi(root, holdFor))
  }
  if (stopped) return stopped
  if (code === 0) writeStamp(root)
  return code
}

/**
 * Runs `npm ci` if node_modules is missing or stale. Of several processes one installs and the others wait.
 * @param {string} root
 * @returns {Promise<number>} 0, or the exit code to end with
 */
export async function ensureInstalled(root) {
  if (isFresh(root)) return 0
  return withLock(
    join(root, '.install.lock'),
    holdFor => install(root, holdFor),
    () => console.error('Another process is installing; waiting for it …'),
  )
}
