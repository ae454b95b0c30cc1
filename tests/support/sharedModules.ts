import { afterAll, vi } from 'vitest'

/**
 * The files of a suite share one process and its modules. Ids never go back in time: after a file that has set the clock ahead, the next one imports our modules
 * again.
 */
afterAll(async () => {
  const { newId } = await import('../../server/platform/identity/ids.ts')
  const milliseconds = Number.parseInt(newId('usr').slice(4, 16), 16)
  if (milliseconds > Date.now() + 1_000) vi.resetModules()
})
