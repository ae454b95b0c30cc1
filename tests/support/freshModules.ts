import { vi } from 'vitest'

/** The files of a suite share one process, and so its libraries; our own modules each file reads anew, with nothing left in them by another. */
vi.resetModules()
