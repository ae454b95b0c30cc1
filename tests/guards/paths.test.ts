import { expect, test } from 'vitest'
import { pages as table } from '../../contracts/pages/pages.ts'
import { sources, stringsOf } from './sources.ts'

/** The root is also how every mount point is written. */
const pages = new Set(table.map(({ path }) => path).filter(path => path !== '/'))

const pathIn = (text: string) => text.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')

test('no page path is spelled outside contracts/platform/paths.ts', () => {
  const files = sources('src/**/*.{ts,tsx}', 'server/**/*.ts')
  const spelled = files.flatMap(file =>
    stringsOf(file)
      .filter(text => pages.has(pathIn(text)))
      .map(text => `${file.path}: ${text}`),
  )
  expect(spelled).toEqual([])
})

test('a spelled path is seen in literals, attributes and templates, and not in comments', () => {
  const text = `// '/a'\nconst x = '/login'; const y = \`/api-keys?id=\${x}\`; const z = <a href="/dashboard">/docs</a>`
  const found = stringsOf({ path: 'src/x.tsx', text }).map(pathIn)
  expect(found).toEqual(expect.arrayContaining(['/login', '/api-keys', '/dashboard']))
  expect(found).not.toContain('/a')
})
