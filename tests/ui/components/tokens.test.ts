import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { THEME_MODE_KEY } from '../../../src/theme/themeMode.ts'
import { type Colors, modes } from '../../../src/theme/tokens.ts'
import { tokensCss } from '../../../src/theme/tokensCss.ts'

const file = (path: string) => readFileSync(join(import.meta.dirname, '../../../src/theme', path), 'utf8')

test('tokens.css is generated from tokens.ts', () => expect(file('tokens.css')).toBe(tokensCss()))

test('the script before the first paint reads the stored mode', () => {
  expect(file('static/theme/mode.js')).toContain(`getItem('${THEME_MODE_KEY}')`)
})

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const textPairs = ({ success, warning, danger, info, neutral, ...c }: Colors): [string, string][] => [
  ...[c.surface, c.bg, c.hover, c.fill].flatMap(ground =>
    [c.text, c.text2, c.text3].map(ink => [ink, ground] as [string, string]),
  ),
  [c.onAccent, c.accent],
  [c.onAccent, c.accentHover],
  [c.accentText, c.surface],
  [c.accentText, c.accentSoft],
  [c.inkText, c.ink],
  [c.inkText2, c.ink],
  [c.onInkAccent, c.inkAccent],
  ...[success, warning, danger, info, neutral].flatMap(
    ({ text, soft }) =>
      [
        [text, soft],
        [text, c.surface],
      ] as [string, string][],
  ),
]

const shapePairs = ({ surface, bg, borderInput, c1, c2, c3, c4, c5 }: Colors): [string, string][] => [
  [borderInput, bg],
  ...[borderInput, c1, c2, c3, c4, c5].map(color => [color, surface] as [string, string]),
]

describe.each(Object.entries(modes))('%s', (_, colors) => {
  test.each(textPairs(colors))('text %s on %s has a contrast of 4.5:1', (ink, ground) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs(colors))('shape %s on %s has a contrast of 3:1', (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3)
  })
})
