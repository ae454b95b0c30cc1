import { appendFileSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const HEARTBEAT_MS = 2_000
/**
 * A live holder touches the file every two seconds; after this long without a touch it is dead, even if another process has its
 * pid.
 */
const SILENT_MS = 120_000
/** Long enough for two processes that replaced the same abandoned lock to see whose token won. */
const SETTLE_MS = 200

/** @param {string} file */
const contentOf = file => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** @param {number} pid */
const isAlive = pid => {
  if (!pid || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** @param {string} file */
const isAbandoned = file => {
  const content = contentOf(file)
  if (!content) return false
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
  const holders = content.split('\n').map(line => Number.parseInt(line, 10))
  return age > SILENT_MS || !holders.some(isAlive)
}

/**
 * Creates the file, or replaces one left by a dead process.
 * @param {string} file
 * @param {string} token
 */
async function tryToTake(file, token) {
  try {
    writeFileSync(file, token, { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  if (!isAbandoned(file)) return false
  const own = `${file}.${process.pid}`
  writeFileSync(own, token)
  renameSync(own, file)
  await sleep(SETTLE_MS)
  return contentOf(file) === token
}

/**
 * Runs `work` while this process alone holds `file`; other processes wait. `work` may register a child process that keeps the
 * lock too, because it can outlive a killed parent.
 * @template T
 * @param {string} file
 * @param {(holdFor: (pid: number) => void) => Promise<T>} work
 * @param {() => void} onWait called once, when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  const token = `${process.pid} ${Date.now()} ${Math.random()}`
  for (let warned = false; !(await tryToTake(file, token)); warned = true) {
    if (!warned) onWait()
    await sleep(250)
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), HEARTBEAT_MS)
  try {
    return await work(pid => appendFileSync(file, `\n${pid}`))
  } finally {
    clearInterval(beat)
    if (contentOf(file)?.startsWith(token)) rmSync(file, { force: true })
  }
}
