import { expect, test } from 'vitest'
import { importsOf, sources } from './sources.ts'

/** Where most visits begin. */
const firstPages = [
  'src/entry/**/*.{ts,tsx}',
  'src/console.tsx',
  'src/admin.tsx',
  'src/signIn/{ConsoleSignIn,AdminSignIn}.tsx',
  'src/landing/Landing.tsx',
  'src/public/landing/LandingPage.tsx',
  'src/customRoutes/dashboard/Dashboard.tsx',
  'src/resources/verifications/list/ResponsesPage.tsx',
]

/** The build turns declarations into constants: what they import stays with the server (`scripts/web/contractFacts.ts`). */
const becomesConstants =
  /^contracts\/(?:calls|resources|products(?!\/(?:index|subject)\.ts)|cases\/steps(?!\/index\.ts))\/\w+\.ts$/

const files = new Map(sources('{src,contracts}/**/*.{ts,tsx}').map(file => [file.path, file]))

/** What a file loads with itself: no types, and nothing that it imports later. */
function loadedWith(path: string): string[] {
  const file = files.get(path)
  return file && !becomesConstants.test(path) ? importsOf(file, { types: false, lazy: false }) : []
}

function allLoadedWith(paths: readonly string[]): Set<string> {
  const found = new Set(paths)
  for (const path of found) for (const next of loadedWith(path)) found.add(next)
  return found
}

test('no first page loads the rules of identifiers', () => {
  const pages = sources(...firstPages).map(({ path }) => path)
  const loaded = allLoadedWith(pages)
  expect(pages.length).toBeGreaterThan(7)
  expect(loaded.size).toBeGreaterThan(200)
  expect(
    [...loaded].filter(path => path === 'contracts/identifiers/index.ts' || path.includes('identifiers/kinds/')),
  ).toEqual([])
})

test('the form of a check loads them', () => {
  const loaded = allLoadedWith(['src/resources/verifications/form/SingleForm.tsx'])
  expect(loaded.has('contracts/identifiers/index.ts')).toBe(true)
})
