import { vi } from 'vitest'

/** Less than a test's timeout, so that a failure is reported with its own message. */
const TIMEOUT_MS = 60_000

/** Repeats `look` until it throws nothing and returns its result, however busy the machine is. */
export const until = <Seen>(look: () => Seen | Promise<Seen>, timeout = TIMEOUT_MS): Promise<Seen> =>
  vi.waitFor(look, { timeout, interval: 50 })
