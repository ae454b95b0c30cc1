import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../../../scripts/testing/chromium.ts'
import { median } from '../median.ts'
import type { Visited } from './visit.ts'

const ROUNDS = 5

type Run = (
  url: string,
  flags: object,
) => Promise<{ lhr: { categories: { performance: { score: number } } } } | undefined>

/** Lighthouse is not a dependency: whoever wants its scores installs it for the run (`npm i --no-save lighthouse`). */
async function findLighthouse(): Promise<Run | undefined> {
  const name = 'lighthouse'
  return import(name).then(
    (module: { default: Run }) => module.default,
    () => undefined,
  )
}

/** Lighthouse's performance score of each page on its mobile phone, each time in a new profile. */
export async function lighthouseScores(places: Record<string, Visited>): Promise<Record<string, number | string>> {
  const run = await findLighthouse()
  const scores: Record<string, number | string> = {}
  for (const [place, visited] of Object.entries(places)) {
    const seen: number[] = []
    for (let round = 0; run && round < ROUNDS; round++) seen.push(await score(run, visited))
    scores[place] = run ? median(seen) : 'not measured'
  }
  return scores
}

async function score(run: Run, { url, session }: Visited): Promise<number> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const context = await chromium.launchPersistentContext(profile, { executablePath: findChromium(), args })
  try {
    // A file without scripts, to have the page's storage before the page: its cache stays empty.
    const page = await context.newPage()
    await page.goto(new URL('/theme/mark.svg', url).href)
    await page.evaluate(entries => {
      for (const { name, value } of entries) localStorage.setItem(name, value)
    }, storedBy(session))
    await page.close()
    const result = await run(url, {
      port,
      onlyCategories: ['performance'],
      disableStorageReset: true,
      logLevel: 'silent',
    })
    return result?.lhr.categories.performance.score ?? Number.NaN
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** The tokens that a session keeps in the browser. */
const storedBy = (session: Visited['session']) => {
  const state = session?.storageState
  return typeof state === 'object' ? (state.origins[0]?.localStorage ?? []) : []
}

const freePort = () =>
  new Promise<number>(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
