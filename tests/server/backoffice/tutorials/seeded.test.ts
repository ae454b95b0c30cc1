import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { besideVideo, isOwnVideo } from '../../../../contracts/people/tutorials.ts'
import { insertTutorials } from '../../../../server/seed/tutorials.ts'
import { testApp } from '../../../support/app.ts'

const { ctx } = await testApp()

test('the seeded tutorials have their video, poster and captions, each small enough for a phone', async () => {
  await ctx.db.transaction().execute(trx => insertTutorials(trx, new Date('2026-09-21T06:00:00Z')))
  const rows = await ctx.db.selectFrom('tutorials').select('url').orderBy('id').execute()
  expect(rows).toHaveLength(3)
  for (const { url } of rows) {
    expect(isOwnVideo(url)).toBe(true)
    const file = (path: string) => join('src/theme/static', path)
    expect(statSync(file(url)).size).toBeLessThan(600_000)
    expect(statSync(file(besideVideo(url, 'jpg'))).size).toBeGreaterThan(5_000)
    const [en, hi] = (['en.vtt', 'hi.vtt'] as const).map(ending => readFileSync(file(besideVideo(url, ending)), 'utf8'))
    const times = (captions = '') => captions.match(/[\d:.]+ --> [\d:.]+/g)
    expect(en).toMatch(/^WEBVTT\n\n/)
    expect(times(en)?.length).toBeGreaterThan(3)
    expect(times(hi)).toEqual(times(en))
    expect(hi).toMatch(/[ऀ-ॿ]/)
  }
})
