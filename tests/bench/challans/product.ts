import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built, launchServer } from '../../support/launch.ts'

/** Starts the built, seeded product in a separate process, on a new database or on the one in `env`. */
export async function startProductWith(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'satyapan-'))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  try {
    const { url, stop } = await launchServer(
      { SANDBOX_DELAY_MS: '0', DATABASE_URL: '', DATA_DIR: dataDir, ...env },
      built,
    )
    return { url, stop: (signal?: NodeJS.Signals) => stop(signal).finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
