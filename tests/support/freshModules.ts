import { vi } from 'vitest'

/**
 * The files of a suite share one process and its libraries; each file re-imports our own modules, so that no state leaks between
 * files.
 */
vi.resetModules()
