import { vi } from 'vitest'

/** Less than a test may take, so that what never comes is told by its own words. */
const PATIENCE_MS = 60_000

/** Asks again until `look` throws nothing, however busy the machine is, and gives its answer. */
export const until = <Seen>(look: () => Seen | Promise<Seen>, timeout = PATIENCE_MS): Promise<Seen> =>
  vi.waitFor(look, { timeout, interval: 50 })
