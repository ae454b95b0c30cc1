import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const NEEDED_MAJOR = 24

/** @param {string} file */
function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/**
 * The Node to go on under: the one pinned among the optional dependencies, else the host's own if it is new enough.
 * It is asked for its version, because a binary built for another C library is there and does not run.
 * @param {string} root
 * @param {string} host path of the host's Node
 * @returns {string | undefined}
 */
export function findNode(root, host = process.execPath) {
  const [os, binary] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const pinned = join(root, 'node_modules', `node-${os}-${process.arch}`, 'bin', binary)
  return [pinned, host].find(file => majorOf(file) >= NEEDED_MAJOR)
}
