import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { providersTable } from '../../server/sources/providers/table.ts'

test('docs/providers.md has the table of the registry', () => {
  const [, table = ''] =
    /<!-- providers -->\n([\s\S]*?)\n<!-- \/providers -->/.exec(readFileSync('docs/providers.md', 'utf8')) ?? []
  expect(table.trim()).toBe(providersTable())
})
