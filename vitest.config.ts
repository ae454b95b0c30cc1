import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { embedded } from './tests/support/embedded.ts'

/** Where the suite's clock stands: far from India, so that a day or month taken from the machine's zone fails. */
const TZ = 'America/Los_Angeles'

/**
 * A database or browser on a machine that does other work at the same time is now and then late: what fails once is tried once more, and the
 * report says so.
 */
const RETRY = 1

/** How long an awaited state may take to come; vitest's own second is too little for a job or a browser beside other work. */
const TIMEOUT_MS = 30_000

/** No test is judged by its time: whatever it awaits loses patience long before, and says what did not come. */
const LIMITS = { testTimeout: 120_000, hookTimeout: 300_000 }

/** Every server test on both databases; without it the embedded one runs the files of `embedded.ts`. */
const isFull = process.env.FULL === '1'

const project = (name: string, dirs: string[], more: TestProjectInlineConfiguration['test'] = {}) => ({
  test: {
    name,
    include: dirs.map(dir => `tests/${dir}/**/*.test.{ts,tsx}`),
    expect: { poll: { timeout: TIMEOUT_MS } },
    ...LIMITS,
    ...more,
    env: { TZ, ...more.env },
  },
})

const server = (database: 'pglite' | 'postgres') =>
  project(`server-${database}`, ['server'], {
    ...(database === 'pglite' && !isFull && { include: embedded }),
    exclude: ['tests/server/engines/**'],
    env: { TEST_BACKEND: database },
    globalSetup: ['tests/support/globalSetup.ts'],
    setupFiles: ['tests/support/sharedModules.ts'],
    isolate: false,
    retry: RETRY,
  })

export default defineConfig({
  test: {
    projects: [
      project('guards', ['guards']),
      project('unit', ['contracts', 'server/engines']),
      project('scripts', ['scripts'], { retry: RETRY }),
      server('pglite'),
      server('postgres'),
      project('ui', ['ui'], {
        environment: 'jsdom',
        isolate: false,
        setupFiles: ['tests/ui/support/setup.ts'],
        retry: RETRY,
      }),
      project('e2e', ['e2e'], {
        globalSetup: ['tests/support/seedOnce.ts'],
        isolate: false,
        testTimeout: 240_000,
        retry: RETRY,
      }),
    ],
  },
})
