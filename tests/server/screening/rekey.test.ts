import { expect, test } from 'vitest'
import { rekeyParties } from '../../../server/court/copy/rekeyParties.ts'
import { storeCases } from '../../../server/court/copy/storeCases.ts'
import { rekeyNames } from '../../../server/screening/lists/rekeyNames.ts'
import { findCandidates } from '../../../server/screening/search/findCandidates.ts'
import { syntheticCase, syntheticCourts } from '../../../server/sources/synthetic/courts.ts'
import { syntheticFor } from '../../../server/sources/synthetic/synthetic.ts'
import { testDatabase } from '../../support/database.ts'
import { makeCustomer, vault } from '../../support/factories.ts'
import { importList } from '../../support/watchLists.ts'

const { db } = await testDatabase()

test('names that an earlier version stored are found again, also those of own lists', async () => {
  const { userId } = await makeCustomer(db)
  for (const ownerId of [null, userId]) {
    const rows = ['Z-1,person,Zakir Wagh,Jakir Vag,1970,IN,,Old']
    await importList({ db, vault }, { name: `Old ${ownerId}`, kind: ownerId ? 'own' : 'pep', ownerId, rows })
  }
  const lists = (await db.selectFrom('screening_lists').selectAll().execute()).flatMap(list =>
    list.name.startsWith('Old') ? [{ id: list.id, version: 1, isOwn: list.owner_id !== null }] : [],
  )
  const find = () => findCandidates({ db, vault }, { name: 'Jakir Vag', isPerson: true, lists, userId, threshold: 80 })
  const before = await db.selectFrom('screening_names').select(['entity_id', 'position', 'name_keys']).execute()
  expect(await find()).toHaveLength(2)
  await db
    .updateTable('screening_names')
    .set({ name_keys: ['stale'], keys_version: 0 })
    .execute()
  expect(await find()).toEqual([])
  expect(await rekeyNames({ db, vault })).toBe(new Set(before.map(({ entity_id }) => entity_id)).size)
  expect(await find()).toHaveLength(2)
  const after = await db.selectFrom('screening_names').select(['entity_id', 'position', 'name_keys']).execute()
  expect(new Set(after.map(row => JSON.stringify(row)))).toEqual(new Set(before.map(row => JSON.stringify(row))))
  expect(await rekeyNames({ db, vault })).toBe(0)
})

test('parties of court cases that an earlier version stored get their keys again', async () => {
  const [court] = syntheticCourts as [(typeof syntheticCourts)[number]]
  const party = { name: 'ज़ाकिर वाघ', type: 'person' } as const
  const made = syntheticCase(syntheticFor(party.name, ''), { court, party })
  await storeCases(db, [made], { source: 'copy', fetchedAt: '2026-11-01T00:00:00Z' })
  const parties = () =>
    db.selectFrom('court_parties').selectAll().where('cnr', '=', made.cnr).orderBy('position').execute()
  const before = await parties()
  await db
    .updateTable('court_parties')
    .set({ keys: ['stale'], keys_version: 0 })
    .execute()
  expect(await rekeyParties({ db })).toBe(1)
  expect(await parties()).toEqual(before)
  expect(await rekeyParties({ db })).toBe(0)
})
