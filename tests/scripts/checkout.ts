import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'

const FAKE_NPM = resolve('tests/scripts/fakeNpm.mjs')

const SERVER = `
const beat = setInterval(() => {}, 1_000)
process.once('SIGTERM', () => { console.log('closing'); clearInterval(beat); process.exitCode = 7 })
console.log('listening')`

/** A process under test: its output so far, its end, and a way to wait for words in its output. */
export interface Run {
  child: ChildProcess
  output: () => string
  says: (words: string) => Promise<void>
  /** The exit code; -1 where a signal ended it. */
  end: Promise<number>
}

/** A fresh clone as the starter sees it, at a path with spaces, with a stand-in for npm first in PATH. */
export function makeCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'satya pan '))
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))
  const at = (path: string) => join(root, path)
  const write = (path: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text, { mode })
  }
  cpSync('scripts', at('scripts'), { recursive: true })
  cpSync('package.json', at('package.json'))
  // The stand-in for Vite builds nothing that could be weighed.
  write('scripts/check-budgets.mjs', '')
  write('package-lock.json', '{}')
  write('bin/npm', `#!/bin/sh\nexec "${process.execPath}" "${FAKE_NPM}" "$@"\n`, 0o755)
  write('server/main.ts', SERVER)
  write('server/app/seedCommand.ts', `console.log('seeding', ...process.argv.slice(2))`)

  const path = [at('bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const spawned = (file: string, args: string[], env: Record<string, string> = {}): Run => {
    const child = spawn(file, args, {
      cwd: root,
      env: { ...process.env, PATH: path, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const end = new Promise<number>(done => child.once('close', code => done(code ?? -1)))
    const says = (words: string) =>
      new Promise<void>((done, fail) => {
        const look = () => output.includes(words) && done()
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.once('close', () => fail(new Error(`ended without saying "${words}":\n${output}`)))
        look()
      })
    onTestFinished(() => void child.kill('SIGKILL'))
    return { child, output: () => output, says, end }
  }

  return {
    at,
    write,
    has: (file: string) => existsSync(at(file)),
    remove: (file: string) => rmSync(at(file), { recursive: true, force: true }),
    spawned,
    run: (...args: string[]) => spawned(process.execPath, ['scripts/run.mjs', ...args]),
    /** One line for each call of npm: its arguments, and what it found. */
    npmCalls: () => (existsSync(at('.calls')) ? readFileSync(at('.calls'), 'utf8').trim().split('\n') : []),
  }
}
