import { expect, test } from 'vitest'
import { exportsOf, type Source, sources } from './sources.ts'

/** Folders in which an exported name has one owner. Add `'src'` to guard the web too. */
const guarded = ['contracts/calls', 'contracts/resources']

/** Names that several files may export, because a framework expects them, or the wire gives two things one name. */
const allowed = new Set(['default', 'challanOrder'])

/** Names that several files export, each with these files. */
function duplicateExports(files: Source[]): string[] {
  const owners = new Map<string, string[]>()
  for (const file of files)
    for (const name of exportsOf(file))
      if (!allowed.has(name)) owners.set(name, [...(owners.get(name) ?? []), file.path])
  return [...owners].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

test('no two files export the same name', () => {
  const files = guarded.flatMap(folder => sources(`${folder}/**/*.{ts,tsx}`))
  expect(duplicateExports(files)).toEqual([])
})

test('a duplicate export is found; a re-export is not', () => {
  const files = [
    { path: 'src/a.ts', text: 'export const title = 1\nexport default 1' },
    { path: 'src/b.ts', text: 'export function title() {}\nexport default 2' },
    { path: 'src/c.ts', text: `export { title } from './a.ts'` },
  ]
  expect(duplicateExports(files)).toEqual(['title: src/a.ts, src/b.ts'])
})
