import { expect, test } from 'vitest'
import { decode, type Glyph, withSpaces } from '../../../../server/engines/ocr/recognise/readStrip.ts'

const characters = ['', 'I', '<', 'l', ' ', '人']

/** What a model returns: for each step the probabilities of its classes. */
const output = (...steps: number[][]) => Float32Array.from(steps.flat())

test('each character that a step may be is a candidate, also if "no character" is likelier', () => {
  const data = output([0.5, 0.4, 0, 0.001, 0, 0], [0.1, 0, 0.9, 0, 0, 0], [0.9, 0, 0.05, 0, 0.05, 0])
  const { glyphs, candidates } = decode(data, 3, characters, characters.length, [0, 1, 2, 3, 4])
  expect(glyphs.map(({ text }) => text)).toEqual(['<'])
  expect(candidates.map(({ text, at }) => [text, Math.floor(at * 3)])).toEqual([
    ['I', 0],
    ['<', 1],
    ['<', 2],
    [' ', 2],
  ])
})

test('characters of another script are neither read nor candidates, but counted', () => {
  const { glyphs, candidates, foreign } = decode(output([0.1, 0.1, 0, 0, 0, 0.8]), 1, characters, 6, [0, 1, 2, 3, 4])
  expect(foreign).toBe(1)
  expect([...glyphs, ...candidates].map(({ text }) => text)).not.toContain('人')
})

test('a space stands where the model gives one a chance, not where letters only stand apart', () => {
  const letter = (text: string, at: number): Glyph => ({ text, confidence: 0.98, at })
  const glyphs = [letter('I', 0.1), letter('m', 0.3), letter('n', 0.4), letter('B', 0.7), letter('a', 0.8)]
  const candidates = [...glyphs, { text: ' ', confidence: 0.05, at: 0.2 }, { text: ' ', confidence: 0.15, at: 0.55 }]
  const texts = (found: Glyph[]) => found.map(({ text }) => text).join('')
  expect(texts(withSpaces(glyphs, candidates))).toBe('Imn Ba')
  const own = [letter('A', 0.1), letter(' ', 0.4), letter('B', 0.7)]
  expect(texts(withSpaces(own, [{ text: ' ', confidence: 0.6, at: 0.4 }]))).toBe('A B')
})
