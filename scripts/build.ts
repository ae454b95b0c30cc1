import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { compress } from './compress.ts'
import { runChild } from './setup/child.mjs'
import { withLock } from './setup/lock.mjs'

/** What is built on its own, when something that it is made from has changed. */
interface Part {
  stamp: string
  sources: string[]
  build: () => Promise<number>
}

const parts: Part[] = [
  {
    stamp: 'dist/.web',
    sources: [
      'src/**/*',
      'contracts/**/*',
      'public/**/*',
      '*.html',
      'vite.config.ts',
      'scripts/web/**/*',
      'package-lock.json',
    ],
    build: buildWeb,
  },
  {
    stamp: 'dist/.server',
    sources: ['server/**/*', 'contracts/**/*', 'vite.server.config.ts', 'scripts/server/**/*', 'package-lock.json'],
    build: () => vite('--config', 'vite.server.config.ts', '--logLevel', 'warn'),
  },
]

/** Set by `npm start`: a page over its budget should stop whoever changes it, not whoever tries the product. */
const isAnySizeFine = process.argv.includes('--any-size')

async function buildWeb(): Promise<number> {
  const code = await vite('--app')
  if (code !== 0) return code
  const budgets = await runChild(process.execPath, ['scripts/check-budgets.mjs'])
  if (budgets.code !== 0 && !isAnySizeFine) return budgets.code
  for (const pages of ['dist/console', 'dist/public']) await compress(pages)
  return 0
}

async function vite(...args: string[]): Promise<number> {
  const { code } = await runChild(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...args])
  return code
}

/** Hashes the names and contents of everything a part is made from. */
function sourceHash({ sources }: Part): string {
  const hash = createHash('sha256')
  const files = globSync(sources).filter(file => statSync(file).isFile())
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const isFresh = ({ stamp }: Part, hash: string) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

async function buildParts(): Promise<number> {
  for (const part of parts) {
    const hash = sourceHash(part)
    if (process.argv.includes('--if-stale') && isFresh(part, hash)) continue
    rmSync(part.stamp, { force: true })
    const code = await part.build()
    if (code !== 0) return code
    mkdirSync('dist', { recursive: true })
    writeFileSync(part.stamp, hash)
  }
  return 0
}

process.exitCode = await withLock('.build.lock', buildParts, () =>
  console.error('Another process is building; waiting for it …'),
)
