import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/debian', import.meta.url))
const DIRS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin', '/usr/local/bin']

const onThisMachine = (name: string) => DIRS.map(dir => join(dir, name)).find(file => existsSync(file))

/**
 * A program of a Debian package: one of this machine, else one that is unpacked from the package now, without installing it: an installed
 * server might start by itself. Undefined where none can be had.
 */
export function findDebianProgram(name: string, packageName = name): string | undefined {
  const unpacked = join(CACHE, packageName)
  const inPackage = () => ['usr/sbin', 'usr/bin'].map(dir => join(unpacked, dir, name)).find(file => existsSync(file))
  const found = onThisMachine(name) ?? inPackage()
  if (found) return found
  if (existsSync('/etc/debian_version')) {
    console.error(`No ${name} on this machine; unpacking one …`)
    unpack(packageName, unpacked)
  }
  const had = inPackage()
  if (!had) console.error(`No ${name} can be had on this machine: what needs it is skipped.`)
  return had
}

function unpack(packageName: string, target: string): void {
  mkdirSync(CACHE, { recursive: true })
  const work = mkdtempSync(join(CACHE, 'work-'))
  const run = (file: string, ...args: string[]) =>
    spawnSync(file, args, { cwd: work, stdio: 'ignore', timeout: 120_000 }).status === 0
  const get = () => run('apt-get', 'download', packageName)
  if (get() || (run('apt-get', 'update') && get())) {
    const file = readdirSync(work).find(one => one.endsWith('.deb'))
    if (file && run('dpkg-deb', '-x', file, 'files') && !existsSync(target)) renameSync(join(work, 'files'), target)
  }
  rmSync(work, { recursive: true, force: true })
}
