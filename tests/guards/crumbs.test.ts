import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type Source, sources } from './sources.ts'

/** A shorter file with a single importer in its own folder belongs in that importer. */
const SHORTEST = 25

const guarded = ['server', 'contracts', 'src']

const lengthOf = ({ text }: Source) => text.replace(/\n$/, '').split('\n').length

/** Short for a reason: entry points, indexes, commands, worker threads, migrations, and texts, which mirror each other by language. */
const isExempt = (path: string) =>
  /(?:\/index|Command|Thread|\/main|\.d)\.tsx?$/.test(path) || /\/(?:migrations|messages)\//.test(path)

/** Short files whose only importer lies in the same folder; files that are imported lazily have a reason to stand alone. */
function crumbsIn(files: Source[], importers: Source[]): string[] {
  const short = files.filter(file => lengthOf(file) < SHORTEST && !isExempt(file.path))
  const names = short.map(({ path }) => `/${basename(path)}`)
  const importersOf = new Map<string, Set<string>>()
  const lazy = new Set<string>()
  // Parsing is slow, so only files that mention one of the names are parsed.
  for (const file of importers.filter(({ text }) => names.some(name => text.includes(name)))) {
    const imports = new Set(importsOf(file, { lazy: false }))
    for (const imported of imports) importersOf.set(imported, (importersOf.get(imported) ?? new Set()).add(file.path))
    for (const imported of importsOf(file)) if (!imports.has(imported)) lazy.add(imported)
  }
  return short.flatMap(file => {
    const [only, ...others] = importersOf.get(file.path) ?? []
    const isCrumb = only && others.length === 0 && dirname(only) === dirname(file.path) && !lazy.has(file.path)
    return isCrumb ? `${file.path}: ${lengthOf(file)} lines, imported only by ${only}` : []
  })
}

test(`no file under ${SHORTEST} lines serves a single neighbour`, () => {
  const importers = sources('{contracts,server,src,scripts,tests}/**/*.{ts,tsx,mjs}', '*.ts')
  const files = importers.filter(({ path }) => guarded.some(folder => path.startsWith(`${folder}/`)))
  expect(files.length).toBeGreaterThan(0)
  expect(crumbsIn(files, importers)).toEqual([])
})

test('a crumb is found; a lazy, an exempt and a shared file are not', () => {
  const file = (path: string, text: string): Source => ({ path, text })
  const files = [
    file('src/a/crumb.ts', 'export const x = 1'),
    file('src/a/lazy.ts', 'export const x = 1'),
    file('src/a/index.ts', 'export const x = 1'),
    file('src/a/shared.ts', 'export const x = 1'),
    file(
      'src/a/user.ts',
      `import './crumb.ts'\nimport './index.ts'\nimport './shared.ts'\nconst y = () => import('./lazy.ts')`,
    ),
    file('src/b/other.ts', `import '../a/shared.ts'`),
  ]
  expect(crumbsIn(files, files)).toEqual(['src/a/crumb.ts: 1 lines, imported only by src/a/user.ts'])
})
