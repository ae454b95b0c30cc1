import { readFile as readBytes } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { deadlineIn } from '../../../../server/engines/bankStatements/files/deadline.ts'
import { type TextRun, wordsOfRuns } from '../../../../server/engines/bankStatements/files/joinRuns.ts'
import { readPdf } from '../../../../server/engines/bankStatements/files/readPdf.ts'
import { scansOf } from '../../../../server/engines/bankStatements/files/scans.ts'
import { factsOf } from '../../../../server/engines/bankStatements/table/factsOf.ts'

const run = (text: string, left: number, right: number, mark: number | null = null): TextRun => ({
  text,
  left,
  right,
  y: 100,
  size: 8,
  font: 'f',
  mark,
})

const textsOf = (runs: TextRun[], texts: (string | null)[] | null) => wordsOfRuns(runs, texts).map(({ text }) => text)

describe('glyphs', () => {
  test('without letters of their own get those that the file gives for them', () => {
    const runs = [run('\u0000ा', 10, 16, 0), run('रं', 16, 20, 1), run('\u0000भ', 20, 26, 2), run('क', 26, 32)]
    expect(textsOf(runs, ['प्रा', 'रं', 'भि'])).toEqual(['प्रारंभिक'])
  })

  test('keep what they show where the file says another thing, or figures', () => {
    expect(textsOf([run('5,000.00', 10, 40, 0)], ['9,000.00'])).toEqual(['5,000.00'])
    expect(textsOf([run('नामे', 10, 40, 0)], ['जमा'])).toEqual(['नामे'])
    expect(textsOf([run('\u0000', 10, 40, 0)], ['९'])).toEqual(['\u0000'])
  })

  test('of one word in two fonts are one word, and amounts stay apart', () => {
    expect(textsOf([run('ATW', 10, 24), run('-512967', 24, 52), run(' PUNE', 52, 76)], null)).toEqual([
      'ATW-512967',
      'PUNE',
    ])
    expect(textsOf([run('1,200.00', 10, 44), run('Cr', 44, 52), run('X', 56, 60)], null)).toEqual([
      '1,200.00',
      'Cr',
      'X',
    ])
  })
})

test('a Hindi statement that a browser printed is read with whole words', async () => {
  const content = await readBytes(new URL('found/coop_hindi.pdf', import.meta.url))
  const scans = scansOf(
    { recognise: () => Promise.reject(new Error()), readStrips: () => Promise.reject(new Error()) },
    () => {},
  )
  const { pages, pdf } = await readPdf(content, undefined, deadlineIn(60_000), scans)
  const lines = pages.flatMap(page => page.lines)
  const texts = lines.map(({ words }) => words.map(({ text }) => text).join(' '))
  expect(texts[2]).toBe('दिनांक विवरण चेक नं. जमा नामे शेष')
  expect(texts[3]).toBe('02/04/2025 प्रारंभिक शेष 23,150.50 जमा')
  expect(texts[4]).toBe('02/04/2025 ATW-512967XXXXXX8897-S1ANMU03-PUNE 8,513.56 14,636.94 जमा')
  expect(texts.at(-2)).toBe('अंतिम शेष 39,592.59 जमा')
  expect(factsOf(lines)).toMatchObject({
    holder: 'सौ. वंदना पाटील',
    number: '0021003456789',
    ifsc: 'JSBP0000021',
    from: '2025-04-01',
    to: '2025-06-30',
  })
  expect(pdf?.covered).toEqual([])
})
