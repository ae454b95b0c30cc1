import { expect, test } from 'vitest'
import { commonChunk } from '../../scripts/web/commonChunk.ts'

const icon = '/node_modules/lucide-react/dist/esm/icons/menu.mjs'

/** Imports by module; `pages` loads the pages lazily. */
const imports: Record<string, string[]> = {
  start: ['pages', 'react'],
  first: ['react', 'shell', 'hero'],
  second: ['shell', 'table'],
  third: ['table', icon],
  shell: ['button', icon],
}

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicallyImportedIds: id === 'pages' ? ['first', 'second', 'third'] : [],
  }),
}

test('the common chunk is what the entry loads, and what the first page shares with another', () => {
  const name = commonChunk('start', 'pages', 'first')
  const common = [
    'start',
    'first',
    'second',
    'third',
    'pages',
    'react',
    'shell',
    'button',
    'hero',
    'table',
    icon,
  ].filter(id => name(id, graph) === 'common')
  expect(common).toEqual(['pages', 'react', 'shell', 'button'])
})
