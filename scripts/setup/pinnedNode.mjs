import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

export const NEEDED_MAJOR = 24

/** @param {string} file */
function majorOf(file) {
  const { stdout } = spawnSync(file, ['--version'], { encoding: 'utf8' })
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0)
}

/**
 * Finds a suitable Node: the pinned one among the optional dependencies, else the host's own if it is recent enough. Runs each
 * one to get its version, because a binary for another C library exists but does not start.
 * @param {string} root
 * @param {string} host path of the host's Node
 * @returns {string | undefined}
 */
export function findNode(root, host = process.execPath) {
  const [os, binary] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const pinned = join(root, 'node_modules', `node-${os}-${process.arch}`, 'bin', binary)
  return [pinned, host].find(file => majorOf(file) >= NEEDED_MAJOR)
}
