import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { FRAME_BYTES } from '../../../../server/platform/objectStorage/frames.ts'
import { keepWith } from '../../../../server/platform/objectStorage/sealedStore.ts'
import { testApp } from '../../../support/app.ts'
import { bytesOnDisk, placeOfObject, storedObjects, storeObject } from '../../../support/uploads.ts'

const test_ = await testApp()
const { ctx } = test_
const { db, objects } = ctx
const content = Buffer.concat([Buffer.from('%PDF-1.7 Meera Nair'), randomBytes(2 * FRAME_BYTES)])
const files = () => storedObjects(test_)
const stream = (bytes = content) => Readable.from([bytes])

test('what is put is sealed, kept with the rows of its owner, read whole and in part, and removed', async () => {
  const id = newId('obj')
  const object = await objects.put(id, stream(), content.length)
  expect(object.bytes).toBe(content.length)
  await expect(objects.get(id)).rejects.toMatchObject({ code: 'not_found' })
  await keepWith(ctx, [object], async () => undefined)
  expect((await buffer(await objects.get(id))).equals(content)).toBe(true)
  const part = await buffer(await objects.get(id, { start: 9, end: FRAME_BYTES + 3 }))
  expect(part.equals(content.subarray(9, FRAME_BYTES + 4))).toBe(true)
  expect((await bytesOnDisk(ctx, id)).includes('Meera')).toBe(false)
  const [row] = await db.selectFrom('object_keys').selectAll().where('object_id', '=', id).execute()
  expect(row?.key_sealed?.startsWith(ctx.vault.sealedPrefix)).toBe(true)

  const before = files().length
  await objects.remove(id)
  await objects.remove(id)
  await expect(objects.get(id)).rejects.toMatchObject({ code: 'not_found' })
  expect(files()).toHaveLength(before - 1)
})

test('nothing is left of an object whose owner’s transaction fails, and of one that is too large', async () => {
  const before = files()
  const failing = keepWith(ctx, [await objects.put(newId('obj'), stream(), content.length)], async () => {
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  const late = Readable.from([content, Buffer.from('x')])
  await expect(objects.put(newId('obj'), late, content.length)).rejects.toMatchObject({ code: 'too_large' })
  expect(late.destroyed).toBe(true)
  const broken = Readable.from(
    (async function* () {
      yield content
      throw new Error('the connection was cut')
    })(),
  )
  await expect(objects.put(newId('obj'), broken, 10 * content.length)).rejects.toThrow('the connection was cut')
  expect(files()).toEqual(before)
  expect(await objects.put(newId('obj'), stream(), content.length)).toMatchObject({ bytes: content.length })
})

test('an object whose commit was not answered stays; one that is not kept goes', async () => {
  const id = newId('obj')
  const object = await objects.put(id, stream(), content.length)
  await db.transaction().execute(trx => object.keep(trx))
  await object.discard()
  expect((await buffer(await objects.get(id))).equals(content)).toBe(true)
  const again = await objects.put(id, stream(), content.length)
  await expect(db.transaction().execute(trx => again.keep(trx))).rejects.toThrow('already')
})

test('the key goes with the transaction that deletes it: what is left on disk opens for nobody', async () => {
  const id = newId('obj')
  await storeObject(ctx, id, content)
  const place = await placeOfObject(ctx, id)
  const undone = db.transaction().execute(async trx => {
    await objects.removeIn(trx, id)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await buffer(await objects.get(id))).equals(content)).toBe(true)
  const deleteContent = await db.transaction().execute(trx => objects.removeIn(trx, id))
  await expect(objects.get(id)).rejects.toMatchObject({ code: 'not_found' })
  await writeFile(place, '')
  await deleteContent()
  expect(files().some(name => place.endsWith(name))).toBe(false)
})

test('an object that was exchanged for another in the store is not read', async () => {
  const [one, other] = [newId('obj'), newId('obj')]
  for (const id of [one, other]) await storeObject(ctx, id, content)
  await writeFile(await placeOfObject(ctx, one), await bytesOnDisk(ctx, other))
  await expect(buffer(await objects.get(one))).rejects.toThrow('was altered')
  // Not with the other's key either: it is bound to its own row.
  const row = await db.selectFrom('object_keys').select('key_sealed').where('object_id', '=', other).executeTakeFirst()
  await db
    .updateTable('object_keys')
    .set({ key_sealed: row?.key_sealed ?? null })
    .where('object_id', '=', one)
    .execute()
  await expect(objects.get(one)).rejects.toThrow(/authenticate/)
})
