import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @param {NodeJS.Signals} signal */
const exitCodeOf = signal => 128 + (constants.signals[signal] ?? 0)

/**
 * Runs a program on this terminal to its end and hands it the signals that arrive meanwhile, so that whoever stops us stops it.
 * Resolves with its exit code (128 + n for signal n, 127 where there is no such program) and the signal that this process received, if any.
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(pid: number) => void} [onStart]
 * @returns {Promise<{ code: number, interruptedBy: NodeJS.Signals | undefined }>}
 */
export function runChild(file, args, options = {}, onStart = () => {}) {
  return new Promise(resolve => {
    /** @type {NodeJS.Signals | undefined} */
    let interruptedBy
    const child = spawn(file, args, { stdio: 'inherit', ...options })
    if (child.pid) onStart(child.pid)
    /** @param {NodeJS.Signals} signal */
    const forward = signal => {
      interruptedBy ??= signal
      // Ctrl-C in a terminal reaches the whole foreground group: the child has it already.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const stopListening = () => FORWARDED.forEach(signal => process.off(signal, forward))
    FORWARDED.forEach(signal => process.on(signal, forward))
    child.once('error', error => {
      stopListening()
      console.error(`${file}: ${error.message}`)
      resolve({ code: 127, interruptedBy })
    })
    child.once('exit', (code, signal) => {
      stopListening()
      resolve({ code: signal ? exitCodeOf(signal) : (code ?? 1), interruptedBy })
    })
  })
}
