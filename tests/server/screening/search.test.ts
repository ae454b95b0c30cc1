import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../../../server/platform/identity/ids.ts'
import { findCandidates } from '../../../server/screening/search/findCandidates.ts'
import { testDatabase } from '../../support/database.ts'
import { makeCustomer, vault } from '../../support/factories.ts'
import { importList } from '../../support/watchLists.ts'

const { db } = await testDatabase()

async function listOf(ownerId: string | null, ...entries: string[]): Promise<string> {
  const rows = entries.map((entry, at) => `${at},${entry},,,,,`)
  const versionId = await importList({ db, vault }, { ownerId, name: newId('lst'), rows })
  const version = db.selectFrom('screening_list_versions').select('list_id').where('id', '=', versionId)
  return (await version.executeTakeFirstOrThrow()).list_id
}

const publicList = await listOf(
  null,
  'person,Ravi Teja Konda',
  'person,Ravi Sharma',
  'person,Meera Sundaram',
  'person,محمد بن سلمان',
  'organisation,Infosys Ltd',
  'person,Wei Zhang',
)

interface Where {
  isPerson?: boolean
  listId?: string
  version?: number
  userId?: string | null
}

const find = (name: string, { isPerson = true, listId = publicList, version = 1, userId = null }: Where = {}) => {
  const lists = [{ id: listId, version, isOwn: userId !== null }]
  return findCandidates({ db, vault }, { name, isPerson, lists, userId, threshold: 80 })
}

/** The main names of the entries found, in their order. */
async function findNames(name: string, where?: Where): Promise<(string | null | undefined)[]> {
  const rows = await db.selectFrom('screening_names').select(['entity_id', 'name']).where('position', '=', 0).execute()
  const names = new Map(rows.map(row => [row.entity_id, row.name]))
  return (await find(name, where)).map(id => names.get(id))
}

test.each([
  ['KONDA, Ravi Teja', 'Ravi Teja Konda'],
  ['Raviteja Konda', 'Ravi Teja Konda'],
  ['R. Konda', 'Ravi Teja Konda'],
  ['Mira Sundarqam', 'Meera Sundaram'],
  ['Mohammed Salman', 'محمد بن سلمان'],
  ['张伟', 'Wei Zhang'],
])('%s finds %s first', async (asked, expected) => {
  expect((await findNames(asked))[0]).toBe(expected)
})

test('organisations are found among organisations, people among people', async () => {
  expect(await findNames('Inphosys', { isPerson: false })).toEqual(['Infosys Ltd'])
  expect(await find('Inphosys')).toEqual([])
  expect(await find('Ravi Sharma', { isPerson: false })).toEqual([])
})

test('an unlike name, or none, finds nothing', async () => {
  expect(await find('Kavita Deshmukh')).toEqual([])
  expect(await find('😀')).toEqual([])
})

test('all namesakes are compared, but of those that read otherwise only the nearest', async () => {
  const syllables = ['ka', 'le', 'mi', 'no', 'ru', 'ta', 'va', 'yo', 'ga', 'bi']
  const ends = syllables.flatMap(one => syllables.map(other => one + other))
  const listId = await listOf(
    null,
    ...ends.map(() => 'person,Suresh Patil'),
    ...ends.map(end => `person,Suresh Pundr${end}nath`),
  )
  const found = await findNames('Suresh Patil', { listId })
  expect(found).toEqual(ends.map(() => 'Suresh Patil'))
  expect(await find('Suresh Pundrik', { listId })).toHaveLength(60)
})

test('among many that share a common word, those with the rare word are compared, however it is written', async () => {
  const syllables = ['ka', 'le', 'mi', 'no', 'ru', 'ta', 'va', 'yo', 'ga', 'bi', 'so', 'du', 'pe', 'ha', 'ri']
  const common = syllables.flatMap(one => syllables.map(other => `person,Suresh G${one}${other}r`))
  const rare = ['S. Gajbhiye', 'Gajbhiye Sureshkumar', 'Sureesh Gajabhiye', 'Suresh Kumar Gajbiye', 'Suresg Gajbhiye']
  const listId = await listOf(null, ...common, ...rare.map(name => `person,${name}`))
  const found = await findNames('Suresh Gajbhiye', { listId })
  expect(found).toEqual(expect.arrayContaining(rare))
  expect(found.length).toBeLessThanOrEqual(60)
})

test('two misspelt words are found by the ends of both, also in an own list', async () => {
  const { userId } = await makeCustomer(db)
  const rows = ['person,Rakesh Sundaram', 'person,Rakesh Salunkhe']
  const [shared, own] = [await listOf(null, ...rows), await listOf(userId, ...rows)]
  expect(await findNames('Ralesh Sumdoram', { listId: shared })).toEqual(['Rakesh Sundaram'])
  expect(await find('Ralesh Sumdoram', { listId: own, userId })).toHaveLength(1)
})

test('the most similar come first', async () => {
  expect(await findNames('Ravi')).toEqual(['Ravi Sharma', 'Ravi Teja Konda'])
})

test('only the version asked for is searched', async () => {
  expect(await find('Ravi Sharma', { version: 0 })).toEqual([])
})

test("a customer's own list is found by keyed keys, by its owner only", async () => {
  const { userId } = await makeCustomer(db)
  const other = await makeCustomer(db)
  const listId = await listOf(userId, 'person,Ravi Teja Konda', 'person,Meera Sundaram')
  expect(await find('Ravi Konda', { listId, userId })).toHaveLength(1)
  expect(await find('Ravi Konda', { listId })).toEqual([])
  expect(await find('Ravi Konda', { listId, userId: other.userId })).toEqual([])
})

test('an import leaves statistics of what it stored', async () => {
  await listOf(null, ...Array.from({ length: 300 }, (_, at) => `person,Counted ${at}`))
  const { rows } = await sql<{ known: number; stored: number }>`
    select reltuples::integer as known, (select count(*)::integer from screening_entities) as stored
    from pg_class where relname = 'screening_entities'`.execute(db)
  expect(rows[0]?.stored).toBeGreaterThan(300)
  expect(rows[0]?.known).toBe(rows[0]?.stored)
})
