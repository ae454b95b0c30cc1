import { expect, test } from 'vitest'
import { amlScreen as product } from '../../../contracts/products/amlScreen.ts'
import { screenSubject } from '../../../server/screening/screen/screenSubject.ts'
import { sandboxSize } from '../../../server/seed/size.ts'
import { importSandboxLists } from '../../../server/seed/watchLists.ts'
import { amlScreen } from '../../../server/sources/runners/amlScreen.ts'
import { testApp } from '../../support/app.ts'

const { ctx } = await testApp()

test('the sandbox’s lists answer the documented example of a screening', async () => {
  await importSandboxLists(ctx, sandboxSize)
  const { example } = amlScreen
  const result = await screenSubject(ctx, null, product.input.parse(product.example))
  const listed = result.lists.filter(({ list }) => list.startsWith('Sandbox'))
  const hits = result.hits.filter(({ list }) => list.startsWith('Sandbox'))
  const [found] = hits
  if (!example || !found) throw new Error('There is no example, or the lists do not find it.')
  // What the day of the import and the list's id decide.
  const lists = listed.map((list, at) => ({ ...list, date: example.lists[at]?.date ?? '' }))
  const { entryKey = '', listDate = '' } = example.hits[0] ?? {}
  expect({ ...result, hitCount: hits.length, hits: [{ ...found, entryKey, listDate }], lists }).toEqual(example)
})
