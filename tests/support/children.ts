import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A program in a separate process; `lines` holds what it has printed so far. */
export type Child = { process: ChildProcess; lines: string[]; errors: string[]; exit: Promise<number | null> }

/** Compiled modules, for the next start of the same program: reading and compiling them is half of what a start costs. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))

export const startChild = (file: string, ...args: string[]): Child =>
  startProgram(`tests/support/children/${file}`, args)

/** Runs a program of the repository by its path; `env` extends this process's own. */
export function startProgram(file: string, args: string[] = [], env: Record<string, string> = {}): Child {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url))
  const options = {
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
  }
  const child = spawn(process.execPath, [path, ...args], options)
  const lines = collectLines(child.stdout)
  const errors = collectLines(child.stderr)
  return { process: child, lines, errors, exit: once(child, 'close').then(([code]) => code) }
}

/** Resolves once the child has printed this many lines; rejects if it exits first. */
export async function waitForLines({ process: child, lines, errors, exit }: Child, count: number): Promise<void> {
  const ended = exit.then(() => true)
  while (lines.length < count) {
    const next = once(child.stdout as NonNullable<typeof child.stdout>, 'data').then(() => false)
    if (await Promise.race([next, ended])) throw new Error(`ended after ${lines.length} lines: ${errors.join('\n')}`)
  }
}

function collectLines(stream: NodeJS.ReadableStream): string[] {
  const lines: string[] = []
  let rest = ''
  stream.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  return lines
}
