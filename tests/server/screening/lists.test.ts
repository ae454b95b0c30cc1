import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { newId } from '../../../server/platform/identity/ids.ts'
import { listChanges } from '../../../server/screening/lists/changes.ts'
import { findOrCreateList } from '../../../server/screening/lists/lists.ts'
import { rollBack } from '../../../server/screening/lists/rollBack.ts'
import { runImport } from '../../../server/screening/lists/runImport.ts'
import { IMPORT_SILENT_MS, startImport } from '../../../server/screening/lists/startImport.ts'
import { testDatabase } from '../../support/database.ts'
import { makeCustomer, vault } from '../../support/factories.ts'
import { listFile } from '../engines/lists/samples.ts'

const { db } = await testDatabase()
const ctx = { db, vault }
const english = { locale: 'en' } as const

const csv = (...rows: string[]) => listFile(['id,name,countries,programmes', ...rows].join('\n'), 'own.csv')

const makeList = (ownerId: string | null = null) =>
  db
    .transaction()
    .execute(trx =>
      findOrCreateList(trx, english, { ownerId, name: newId('lst'), kind: 'sanctions', createdBy: 'test' }),
    )

const start = (listId: string, allowFewer = false) =>
  db.transaction().execute(trx => startImport(trx, english, { listId, files: [], importedBy: 'test', allowFewer }))

async function importRows(listId: string, ...rows: string[]) {
  const id = await start(listId)
  await runImport(ctx, id, [csv(...rows)])
  return version(id)
}

const version = (id: string) =>
  db.selectFrom('screening_list_versions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The names that a search would read: those of the list's current version. */
async function searched(listId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('screening_names as name')
    .innerJoin('screening_lists as list', 'list.id', 'name.list_id')
    .select('name.name')
    .where('list.id', '=', listId)
    .whereRef('name.since', '<=', 'list.current_version')
    .where(eb => eb.or([eb('name.until', 'is', null), eb('name.until', '>=', eb.ref('list.current_version'))]))
    .orderBy('name.name')
    .execute()
  return rows.map(row => row.name ?? 'sealed')
}

test('a version counts what came, went and changed, and names the entries', async () => {
  const list = await makeList()
  const first = await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,A', '3,Chand,IN,A')
  expect(first).toMatchObject({ number: 1, base: null, state: 'current', format: 'own-csv', entries: 3, added: 3 })
  const second = await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,B', '4,Dev,IN,A')
  expect(second).toMatchObject({ number: 2, base: 1, state: 'current', entries: 3, added: 1, changed: 1, removed: 1 })
  expect(await searched(list.id)).toEqual(['Asha', 'Bina', 'Dev'])
  const changes = async (kind: 'added' | 'changed' | 'removed') =>
    (await listChanges(ctx, { listId: list.id, number: 2, base: 1, kind, limit: 10 })).map(({ entity, before }) => [
      entity.names[0]?.name,
      entity.programmes,
      before?.programmes,
    ])
  expect(await changes('added')).toEqual([['Dev', ['A'], undefined]])
  expect(await changes('removed')).toEqual([['Chand', ['A'], undefined]])
  expect(await changes('changed')).toEqual([['Bina', ['B'], ['A']]])
})

test('an entry that does not change stays one row over all versions', async () => {
  const list = await makeList()
  await importRows(list.id, '1,Asha,IN,A')
  await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,A')
  await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,A')
  const rows = await db
    .selectFrom('screening_entities')
    .select(['source_id', 'since'])
    .where('list_id', '=', list.id)
    .execute()
  expect(rows).toHaveLength(2)
})

test('rolling back makes the former version the one that is searched, and the next import goes on from it', async () => {
  const list = await makeList()
  await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,A')
  await importRows(list.id, '1,Asha,IN,B', '3,Chand,IN,A')
  expect(await searched(list.id)).toEqual(['Asha', 'Chand'])
  expect(await db.transaction().execute(trx => rollBack(trx, english, list.id))).toBe(1)
  expect(await searched(list.id)).toEqual(['Asha', 'Bina'])
  const third = await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,A', '4,Dev,IN,A')
  expect(third).toMatchObject({ number: 3, base: 1, added: 1, changed: 0, removed: 0 })
  expect(await searched(list.id)).toEqual(['Asha', 'Bina', 'Dev'])
  await expect(
    makeList().then(empty => db.transaction().execute(trx => rollBack(trx, english, empty.id))),
  ).rejects.toMatchObject({ code: 'conflict' })
})

describe('a file that cannot be used changes nothing', () => {
  test.each([
    ['cut off', [listFile('id,name\n1,Asha\n2')], 'brokenRow'],
    ['an id twice', [listFile('id,name\n1,Asha\n1,Bina\n')], 'repeatedId'],
    ['another encoding', [listFile(Buffer.from('id,name\n1,Ashä\n', 'latin1'))], 'notUtf8'],
    ['no list', [listFile('<html></html>')], 'unknownFormat'],
  ] as const)('%s', async (_, files, fault) => {
    const list = await makeList()
    await importRows(list.id, '1,Asha,IN,A', '2,Bina,IN,A')
    const id = await start(list.id)
    expect(await runImport(ctx, id, [...files])).toBe(false)
    expect(await version(id)).toMatchObject({ state: 'failed', fault })
    expect(await searched(list.id)).toEqual(['Asha', 'Bina'])
    expect(await importRows(list.id, '1,Asha,IN,A')).toMatchObject({ state: 'current', base: 1, removed: 1, added: 0 })
  })

  test('most entries missing, unless that is allowed', async () => {
    const list = await makeList()
    await importRows(list.id, ...Array.from({ length: 60 }, (_, at) => `${at},Name ${at},IN,A`))
    expect(await importRows(list.id, '1,Name 1,IN,A')).toMatchObject({ state: 'failed', fault: 'shrunk' })
    expect(await searched(list.id)).toHaveLength(60)
    const id = await start(list.id, true)
    await runImport(ctx, id, [csv('1,Name 1,IN,A')])
    expect(await searched(list.id)).toEqual(['Name 1'])
  })
})

describe('two imports at once', () => {
  test('the second is refused while the first runs', async () => {
    const list = await makeList()
    const first = await start(list.id)
    await expect(start(list.id)).rejects.toMatchObject({ code: 'conflict' })
    await runImport(ctx, first, [csv('1,Asha,IN,A')])
    expect(await searched(list.id)).toEqual(['Asha'])
  })

  test('one that was killed gives way after a silence, and its rows go', async () => {
    const list = await makeList()
    await importRows(list.id, '1,Asha,IN,A')
    const killed = await start(list.id)
    await expect(runImport(ctx, killed, [stopsAfter('2,Bina,IN,A')])).rejects.toThrow('killed')
    await db
      .updateTable('screening_list_versions')
      .set({ heartbeat_at: new Date(Date.now() - IMPORT_SILENT_MS - 1_000) })
      .where('id', '=', killed)
      .execute()
    expect(await importRows(list.id, '1,Asha,IN,A', '3,Chand,IN,A')).toMatchObject({ state: 'current', added: 1 })
    expect(await version(killed)).toMatchObject({ state: 'failed', fault: 'interrupted' })
    expect(await searched(list.id)).toEqual(['Asha', 'Chand'])
  })

  test('a second run of the same import starts over, and the first can write nothing more', async () => {
    const list = await makeList()
    const id = await start(list.id)
    await expect(runImport(ctx, id, [stopsAfter('2,Bina,IN,A')])).rejects.toThrow('killed')
    expect(await runImport(ctx, id, [csv('1,Asha,IN,A')])).toBe(true)
    expect(await searched(list.id)).toEqual(['Asha'])
    expect(await runImport(ctx, id, [csv('9,Late,IN,A')])).toBe(false)
    expect(await searched(list.id)).toEqual(['Asha'])
  })
})

/** A file whose reading breaks off like a killed process, after more rows than a batch has. */
const stopsAfter = (row: string) => ({ name: 'own.csv', open: () => Readable.from(breakingRows(row)) })

function* breakingRows(row: string) {
  yield Buffer.from('id,name,countries,programmes\n'.padEnd(10_000, '\n'))
  for (let at = 100; at < 1_300; at++) yield Buffer.from(`${row.replace(/^\d+/, String(at))}\n`)
  throw new Error('killed')
}

test('an own list holds neither names nor ids in clear, and the same name of two owners has different keys', async () => {
  const [one, other] = await Promise.all([makeCustomer(db), makeCustomer(db)])
  const keys: string[] = []
  for (const { userId } of [one, other]) {
    const list = await makeList(userId)
    await importRows(list.id, 'PAN-1,Ramanujan Iyengar,IN,Secret programme')
    const entities = await db.selectFrom('screening_entities').selectAll().where('list_id', '=', list.id).execute()
    const names = await db.selectFrom('screening_names').selectAll().where('list_id', '=', list.id).execute()
    expect(JSON.stringify([entities, names])).not.toMatch(/raman|iyeng|PAN-1|Secret/i)
    const [change] = await listChanges(ctx, { listId: list.id, number: 1, base: null, kind: 'added', limit: 1 })
    expect(change?.entity).toMatchObject({ sourceId: 'PAN-1', names: [{ name: 'Ramanujan Iyengar' }] })
    keys.push(...names.flatMap(row => row.name_keys))
  }
  expect(new Set(keys).size).toBe(keys.length)
})
