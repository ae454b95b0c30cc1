import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createStoredFiles, type StoredFiles } from '../../../../server/platform/backup/storedFiles.ts'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { s3Server } from '../../../support/s3Server.ts'
import { temporaryDataEnv } from '../../../support/server.ts'
import { backUp, configOf, filesOf, fill, restore, withDatabase } from './world.ts'

const s3 = await s3Server()
async function listed(ids: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const id of ids) all.push(id)
  return all.sort()
}

test('files go from a directory to a bucket, whatever their size', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  const { objectId } = await fill(source, 1)
  const disk = filesOf(source)
  const files = new Map([0, 1, 65_536, 200_000].map(bytes => [newId('obj'), randomBytes(bytes)]))
  for (const [id, content] of files) await disk.put(id, Readable.from([content]))
  // What a crash left behind is no file.
  mkdirSync(join(source.DATA_DIR, 'objects/zz'), { recursive: true })
  writeFileSync(join(source.DATA_DIR, 'objects/zz', `${newId('obj')}.1.partial`), 'half')
  const ids = [objectId, ...files.keys()].sort()
  expect(await listed(disk.list())).toEqual(ids)

  const bucket = createStoredFiles(configOf(target, s3.env), pino({ level: 'silent' }))
  const { end } = await restore(await backUp(source), target, { files: bucket })
  expect(end.objects.count).toBe(5)
  expect(await listed(bucket.list())).toEqual(ids)
  for (const [id, content] of files) expect((await buffer(await bucket.get(id))).equals(content)).toBe(true)
})

test('a file that is there already is left alone, and one that differs is replaced', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  const { objectId } = await fill(source, 1)
  const [same, store] = [newId('obj'), filesOf(target)]
  await filesOf(source).put(same, Readable.from([Buffer.from('same')]))
  await store.put(same, Readable.from([Buffer.from('same')]))
  await store.put(objectId, Readable.from([Buffer.from('damaged')]))
  const written: string[] = []
  const watched: StoredFiles = {
    ...store,
    put: (id, content) => store.put(id, content).finally(() => written.push(id)),
  }
  // An embedded target with files and no database is one that has lost it.
  await restore(await backUp(source), target, { files: watched })
  expect(written).toEqual([objectId])
  const contentIn = async (files: StoredFiles) => buffer(await files.get(objectId))
  expect((await contentIn(store)).equals(await contentIn(filesOf(source)))).toBe(true)
})

test('a file that the tables name and the store does not have is counted', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  const { objectId } = await fill(source, 1)
  const key = { key_sealed: 'sealed', bytes: 1, former_key: null, replaced: null }
  const rows = [objectId, newId('obj')].map(name => ({ object_id: name, stored_as: name, ...key }))
  await withDatabase(source, ({ db }) => db.insertInto('object_keys').values(rows).execute())
  const { end } = await restore(await backUp(source), target)
  expect(end).toMatchObject({ missingFiles: 1, objects: { count: 1 } })
})

test('a file that the store does not keep as it was undoes the restore', { timeout: 300_000 }, async () => {
  const [source, target] = [await temporaryDataEnv(), await temporaryDataEnv()]
  await fill(source, 1)
  const store = filesOf(target)
  const forgetful = { ...store, get: async () => Readable.from([Buffer.from('something else')]) }
  const path = await backUp(source)
  await expect(restore(path, target, { files: forgetful })).rejects.toThrow(/was not stored as it is in the backup/)
  // Still empty, so that no name has to be typed.
  await restore(path, target)
})
