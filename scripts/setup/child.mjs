import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {NodeJS.Signals} signal */
const exitCodeOf = signal => 128 + (constants.signals[signal] ?? 0)

/**
 * Runs a program on this terminal and forwards the signals that arrive meanwhile. Resolves with its exit code (128 + n for signal
 * n, 127 when there is no such program) and, if this process was told to stop, the exit code for that signal.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onStart?: (pid: number) => void, killAfterMs?: number }} [options]
 * `killAfterMs`: how long the program may go on after a signal; unlimited by default
 * @returns {Promise<{ code: number, stopped: number | undefined }>}
 */
export function runChild(file, args, { onStart, killAfterMs, ...options } = {}) {
  return new Promise(resolve => {
    /** @type {NodeJS.Signals | undefined} */
    let received
    const child = spawn(file, args, { stdio: 'inherit', ...options })
    if (child.pid) onStart?.(child.pid)

    /** @param {NodeJS.Signals} signal */
    const forward = signal => {
      received ??= signal
      // Ctrl-C in a terminal already reaches the whole foreground group.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
      if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs).unref()
    }
    /** @param {number} code */
    const finish = code => {
      FORWARDED.forEach(signal => process.off(signal, forward))
      resolve({ code, stopped: received && exitCodeOf(received) })
    }
    FORWARDED.forEach(signal => process.on(signal, forward))
    child.once('exit', (code, signal) => finish(signal ? exitCodeOf(signal) : (code ?? 1)))
    child.once('error', error => {
      console.error(`${file}: ${error.message}`)
      finish(127)
    })
  })
}
