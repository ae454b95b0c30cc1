import { type Colors, fonts, modes, motion, plateColors, radius, scrim, shadows } from './tokens.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
const px = (lengths: Record<string, number>) => mapValues(lengths, length => `${length}px`)
const ms = (times: Record<string, number>) => mapValues(times, time => `${time}ms`)

const mapValues = (record: Record<string, number>, print: (value: number) => string) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, print(value)]))

const prefixed = (prefix: string, values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => `--${prefix}${kebab(name)}: ${value};`)

const colorLines = (colors: Colors) =>
  Object.entries(colors).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`--${kebab(name)}: ${value.toLowerCase()};`]
      : Object.entries(value).map(
          ([part, hex]) => `--${name}${part === 'main' ? '' : `-${part}`}: ${hex.toLowerCase()};`,
        ),
  )

const block = (selector: string, lines: string[], indent = '') =>
  [`${indent}${selector} {`, ...lines.map(line => `${indent}  ${line}`), `${indent}}`].join('\n')

const modeLines = (mode: 'light' | 'dark') => [
  `color-scheme: ${mode};`,
  ...colorLines(modes[mode]),
  ...prefixed('', shadows[mode]),
]

/**
 * The tokens as CSS custom properties: light by default, dark if the system prefers it, and either one if
 * `<html data-theme>` sets it. Names: `--text2`, `--accent-soft`, `--success`, `--success-text`, `--radius-card` …
 */
export const tokensCss = () => {
  const { ease, ...times } = motion
  const constants = [
    ...prefixed('radius-', px(radius)),
    ...prefixed('font-', fonts),
    ...prefixed('time-', ms(times)),
    `--ease: ${ease};`,
    `--scrim: ${scrim};`,
    ...prefixed('', plateColors),
  ]
  const systemDark = block(':root:not([data-theme="light"])', modeLines('dark'), '  ')
  return [
    '/* Printed from tokens.ts by `node scripts/printTokens.ts`. */',
    block(':root', [...constants, ...modeLines('light')]),
    `@media (prefers-color-scheme: dark) {\n${systemDark}\n}`,
    block(':root[data-theme="dark"]', modeLines('dark')),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}
