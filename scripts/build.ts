import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { compress } from './compress.ts'
import { runChild } from './setup/child.mjs'
import { withLock } from './setup/lock.mjs'

const STAMP = 'dist/.built'
const SOURCES = [
  'src/**/*',
  'contracts/**/*',
  'public/**/*',
  '*.html',
  'vite.config.ts',
  'scripts/web/**/*',
  'package-lock.json',
]

/** Hashes the names and contents of everything the web build reads. */
function sourceHash(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES).filter(file => statSync(file).isFile())
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Set by `npm start`: a page over its budget should stop whoever changes it, not whoever tries the product. */
const isAnySizeFine = process.argv.includes('--any-size')

const isFresh = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourceHash()

async function build(): Promise<number> {
  if (process.argv.includes('--if-stale') && isFresh()) return 0
  const hash = sourceHash()
  const { code } = await runChild(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--app'])
  if (code !== 0) return code
  const budgets = await runChild(process.execPath, ['scripts/check-budgets.mjs'])
  if (budgets.code !== 0 && !isAnySizeFine) return budgets.code
  await compress('dist')
  writeFileSync(STAMP, hash)
  return 0
}

process.exitCode = await withLock('.build.lock', build, () =>
  console.error('Another process is building; waiting for it …'),
)
