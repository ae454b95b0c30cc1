import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { searchKeys, searchText } from '../../../server/engines/names/index.ts'
import { newId } from '../../../server/platform/identity/ids.ts'
import { findOrCreateList } from '../../../server/screening/lists/lists.ts'
import { runImport } from '../../../server/screening/lists/runImport.ts'
import { startImport } from '../../../server/screening/lists/startImport.ts'
import { findNameCandidates } from '../../../server/screening/search/findNameCandidates.ts'
import { testDatabase } from '../../support/database.ts'
import { makeCustomer, vault } from '../../support/factories.ts'
import { listFile } from '../engines/lists/samples.ts'

const { db } = await testDatabase()
const english = { locale: 'en' } as const

async function listOf(ownerId: string | null, ...names: string[]): Promise<string> {
  const rows = names.map((name, at) => `${at},${name}`)
  const list = { ownerId, name: newId('lst'), kind: 'sanctions' as const, createdBy: 'test' }
  const made = await db.transaction().execute(async trx => {
    const { id: listId } = await findOrCreateList(trx, english, list)
    return {
      listId,
      versionId: await startImport(trx, english, { listId, files: [], importedBy: 'test', allowFewer: false }),
    }
  })
  await runImport({ db, vault }, made.versionId, [listFile(['id,name', ...rows].join('\n'), 'own.csv')])
  return made.listId
}

const names = ['Ravi Teja Konda', 'Ravi Sharma', 'Meera Sundaram', 'محمد بن سلمان', 'Infosys Ltd', 'Wei Zhang']
const publicList = await listOf(null, ...names)

const find = (name: string, listId = publicList, limit?: number) =>
  findNameCandidates(db, {
    text: searchText(name),
    keys: searchKeys(name),
    where: sql<boolean>`n.list_id = ${listId}`,
    ...(limit && { limit }),
  })

test.each([
  ['KONDA, Ravi Teja', 'Ravi Teja Konda'],
  ['Raviteja Konda', 'Ravi Teja Konda'],
  ['R. Konda', 'Ravi Teja Konda'],
  ['Mira Sundarqam', 'Meera Sundaram'],
  ['Mohammed Salman', 'محمد بن سلمان'],
  ['Inphosys', 'Infosys Ltd'],
  ['张伟', 'Wei Zhang'],
])('%s finds %s first', async (asked, expected) => {
  expect((await find(asked))[0]).toMatchObject({ name: expected, listId: publicList, quality: 'primary' })
})

test('an unlike name, or none, finds nothing', async () => {
  expect(await find('Kavita Deshmukh')).toEqual([])
  expect(await find('😀')).toEqual([])
})

test('the most similar come first, and no more than asked for', async () => {
  expect((await find('Ravi')).map(({ name }) => name)).toEqual(['Ravi Sharma', 'Ravi Teja Konda'])
  expect(await find('Ravi', publicList, 1)).toHaveLength(1)
})

test("only the lists asked for are searched; a customer's own has no text and is found by keyed keys", async () => {
  const { userId } = await makeCustomer(db)
  const own = await listOf(userId, 'Ravi Teja Konda', 'Ravi Sharma')
  expect(await find('Ravi Konda', own)).toEqual([])
  const keys = searchKeys('Ravi Konda').map(key => vault.index(`name-key:${userId}`, key))
  const found = await findNameCandidates(db, { text: '', keys, where: sql<boolean>`n.list_id = ${own}` })
  expect(found).toMatchObject([{ listId: own, name: null, position: 0 }])
})
