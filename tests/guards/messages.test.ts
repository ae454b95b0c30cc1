import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { importsOf, type Source, sources } from './sources.ts'

const files = new Map(sources('src/**/*.{ts,tsx}').map(file => [file.path, file]))
const bundleFiles = sources('contracts/messages/bundles/*.ts')

/** Each namespace's bundle. */
const bundleOf = new Map(
  bundleFiles
    .filter(({ path }) => path.endsWith('.en.ts'))
    .flatMap(({ path, text }) => {
      const bundle = path.replace(/^.*\/|\.en\.ts$/g, '')
      const names = [...text.matchAll(/export \{ ([^}]*) \}/g)].flatMap(([, list = '']) => list.split(', '))
      return names.map(name => [name, bundle] as const)
    }),
)

interface LazyPart {
  /** The module that loads together with its bundles. */
  module: string
  bundles: string[]
}

const lazyParts: LazyPart[] = [...files.values()].flatMap(({ path, text }) =>
  [...text.matchAll(/withTexts\(\(\) => import\('([^']+)'\), \{([^}]*)\}/g)].map(([, module = '', options = '']) => ({
    module: join(dirname(path), module).replaceAll('\\', '/'),
    bundles: [...options.matchAll(/'(\w+)'/g)].map(([, bundle = '']) => bundle),
  })),
)

/** A module with all that it loads, now or later, up to the next part with bundles of its own. */
function reach(path: string, found = new Map<string, Source>()): Map<string, Source> {
  const file = files.get(path)
  if (!file || found.has(path)) return found
  found.set(path, file)
  for (const next of importsOf(file, { types: false }))
    if (!lazyParts.some(({ module }) => module === next)) reach(next, found)
  return found
}

const namespacesIn = ({ text }: Source) =>
  [...text.matchAll(/\b(?:useTexts|textsOf)\(\s*'(\w+)'/g)].map(([, name = '']) => name)

test.each([
  { module: 'src/entry/AppEntry.tsx', bundles: [] },
  { module: 'src/signIn/ConsoleSignIn.tsx', bundles: [] },
  { module: 'src/signIn/AdminSignIn.tsx', bundles: [] },
  ...lazyParts,
])('$module says only what its bundles hold', ({ module, bundles }) => {
  const loaded = new Set<string | undefined>(['entry', ...bundles])
  const reached = [...reach(module).values()]
  expect(reached.length).toBeGreaterThan(1)
  const missing = reached.flatMap(file =>
    namespacesIn(file)
      .filter(name => !loaded.has(bundleOf.get(name)))
      .map(name => `${file.path} says '${name}'`),
  )
  expect(missing).toEqual([])
})

test('no page imports texts but through the bundles of one language', () => {
  const readers = [...files.values()].filter(file =>
    importsOf(file, { types: false }).some(path => /^contracts\/messages\/(?:en|hi|bundles)\//.test(path)),
  )
  // `pageTexts.ts` is the server's part of the public pages: it sends each page its texts.
  expect(readers.map(({ path }) => path)).toEqual(['src/i18n/bundles.ts', 'src/public/pageTexts.ts'])
  const senders = [...files.values()].filter(file => importsOf(file).includes('src/public/pageTexts.ts'))
  expect(senders.map(({ path }) => path)).toEqual(['src/public/render.tsx'])
  expect(files.get('src/i18n/bundles.ts')?.text).not.toMatch(/^import .*messages\/(?:en|hi|bundles)\//m)
})

test('both languages have the same bundles', () => {
  const namesIn = (language: string) =>
    bundleFiles
      .filter(({ path }) => path.endsWith(`.${language}.ts`))
      .map(({ text }) => [...text.matchAll(/export \{ ([^}]*) \}/g)].flatMap(([, list = '']) => list.split(', ')))
  const hindi = namesIn('hi').map(names => names.filter(name => name !== 'reactAdmin'))
  expect(hindi).toEqual(namesIn('en'))
})
