import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runChild } from './child.mjs'
import { withLock } from './lock.mjs'

// Named explicitly, because NODE_ENV=production and a user's `omit` would decide what tests and the pinned Node lack. No package needs
// its install script, and one of them sends telemetry.
const CI = ['--include=optional', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']

/**
 * What an install contains: everything, or what building and running the product takes, without the packages of the tests.
 * @typedef {'all' | 'product'} Extent
 */
/** npm takes up to a minute to roll back an install; the next one starts from scratch anyway. */
const NPM_GRACE_MS = 1_000

/** @param {string} root */
const stampFile = root => join(root, 'node_modules', '.installed')

/**
 * Stamp of a complete install: the lock file's hash, the platform, because native packages differ by platform, and the extent.
 * @param {string} root
 * @param {Extent} extent
 */
const stampOf = (root, extent) => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${hash.digest('hex')} ${process.platform} ${process.arch}${extent === 'all' ? '' : ` ${extent}`}`
}

/**
 * A complete install also serves whoever needs less.
 * @param {string} root
 * @param {Extent} extent
 */
const isFresh = (root, extent) => {
  if (!existsSync(stampFile(root))) return false
  const found = readFileSync(stampFile(root), 'utf8')
  return found === stampOf(root, 'all') || found === stampOf(root, extent)
}

/**
 * Records that node_modules is complete, with or without the packages of the tests.
 * @param {string} root
 */
export function writeStamp(root) {
  const extent = existsSync(join(root, 'node_modules', 'vitest')) ? 'all' : 'product'
  writeFileSync(stampFile(root), stampOf(root, extent))
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
 * @param {Extent} extent
 * @param {(pid: number) => void} holdFor
 */
const npmCi = (root, extent, holdFor) =>
  runChild('npm', ['ci', extent === 'all' ? '--include=dev' : '--omit=dev', ...CI], {
    cwd: root,
    env: npmEnvironment(root),
    shell: process.platform === 'win32',
    onStart: holdFor,
    killAfterMs: NPM_GRACE_MS,
  })

/**
 * @param {string} root
 * @param {Extent} extent
 * @param {(pid: number) => void} holdFor
 */
async function install(root, extent, holdFor) {
  if (isFresh(root, extent)) return 0
  console.error('Installing dependencies …')
  rmSync(stampFile(root), { force: true })
  let { code, stopped } = await npmCi(root, extent, holdFor)
  if (code !== 0 && !stopped) {
    console.error('The install failed; trying once more from nothing …')
    rmSync(join(root, 'node_modules'), { recursive: true, force: true })
    ;({ code, stopped } = await npmCi(root, extent, holdFor))
  }
  if (stopped) return stopped
  if (code === 0) writeStamp(root)
  return code
}

/**
 * Runs `npm ci` if node_modules is missing or stale. Of several processes one installs and the others wait.
 * @param {string} root
 * @param {Extent} extent
 * @returns {Promise<number>} 0, or the exit code to end with
 */
export async function ensureInstalled(root, extent) {
  if (isFresh(root, extent)) return 0
  return withLock(
    join(root, '.install.lock'),
    holdFor => install(root, extent, holdFor),
    () => console.error('Another process is installing; waiting for it …'),
  )
}
