import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { type Captions, createCaptions, webVtt } from './tutorials/captions.ts'
import { createPresenter } from './tutorials/presenter.ts'
import { recordScreen } from './tutorials/recordScreen.ts'
import { scenes } from './tutorials/scenes.ts'
import { demoTokens } from './tutorials/signIn.ts'

const FOLDER = 'src/theme/static/tutorials'

/**
 * Records the seeded tutorials from a running sandbox with fresh seed data: `node scripts/recordTutorials.ts http://localhost:3000 [name …]`.
 * Needs Chromium (CHROMIUM_PATH) and ffmpeg. Each tutorial becomes a video, a poster, and captions in English and Hindi.
 */
async function record(url: string, names: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox'],
  })
  mkdirSync(FOLDER, { recursive: true })
  try {
    for (const [name, play] of Object.entries(scenes)) {
      if (names.length > 0 && !names.includes(name)) continue
      const context = await browser.newContext({
        baseURL: url,
        viewport: { width: 1280, height: 720 },
        colorScheme: 'light',
        locale: 'en-IN',
      })
      const page = await context.newPage()
      await page.goto('/login')
      await page.evaluate(
        tokens => {
          for (const [key, value] of Object.entries(tokens)) localStorage.setItem(key, value)
        },
        await demoTokens(url),
      )
      await page.goto('/dashboard')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await sleep(1_500)
      const frames = join(tmpdir(), `tutorial-${name}-${process.pid}`)
      mkdirSync(frames, { recursive: true })
      const captions: Captions = createCaptions()
      const presenter = await createPresenter(page, captions)
      await recordScreen(page, { frames, output: join(FOLDER, name) }, async () => {
        captions.start()
        await play(presenter)
        captions.end()
      })
      for (const locale of ['en', 'hi'] as const)
        writeFileSync(join(FOLDER, `${name}.${locale}.vtt`), webVtt(captions.shown(), locale))
      rmSync(frames, { recursive: true })
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

const [url, ...names] = process.argv.slice(2)
if (!url) throw new Error('Give the address of a running sandbox, for example http://localhost:3000.')
await record(url, names)
