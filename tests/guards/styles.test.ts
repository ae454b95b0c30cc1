import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const importPattern = /import (\w+) from '(\.[^']*\.module\.css)'/g

/** Class names that a style sheet's selectors contain. */
const classesIn = (css: string): Set<string> => {
  const selectors = css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/:global\([^)]*\)/g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

/** What the components name of each style sheet; `*` where a name is computed. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>()
  for (const { path, text } of sources('src/**/*.{ts,tsx}'))
    for (const [, local = '', specifier = ''] of text.matchAll(importPattern)) {
      const sheet = join(dirname(path), specifier)
      const names = used.get(sheet) ?? new Set()
      const code = text.replaceAll(importPattern, '')
      for (const [, name = ''] of code.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g'))) names.add(name)
      if (new RegExp(`\\b${local}\\[`).test(code)) names.add('*')
      used.set(sheet, names)
    }
  return used
}

test('components name only classes that exist, and every class is named', () => {
  const used = usedClasses()
  const sheets = sources('src/**/*.module.css')
  const wrong = sheets.flatMap(({ path, text }) => {
    const classes = classesIn(text)
    const names = used.get(path) ?? new Set()
    const missing = [...names].filter(name => name !== '*' && !classes.has(name))
    const unused = names.has('*') ? [] : [...classes].filter(name => !names.has(name))
    return [
      ...missing.map(name => `${path}: .${name} is missing`),
      ...unused.map(name => `${path}: .${name} is unused`),
    ]
  })
  expect(sheets.length).toBeGreaterThan(0)
  expect(wrong).toEqual([])
})
