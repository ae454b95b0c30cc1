import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../../server/platform/identity/ids.ts'
import { createRawStore } from '../../../../server/platform/objectStorage/create.ts'
import { FRAME_BYTES } from '../../../../server/platform/objectStorage/frames.ts'
import type { RawStore } from '../../../../server/platform/objectStorage/rawStore.ts'
import { deleteAbandonedUploads } from '../../../../server/platform/objectStorage/receive.ts'
import { countOldObjects, rewriteOldObjects } from '../../../../server/platform/objectStorage/rewriteOld.ts'
import { sealedStore } from '../../../../server/platform/objectStorage/sealedStore.ts'
import { createVault } from '../../../../server/platform/vault.ts'
import { testApp } from '../../../support/app.ts'
import { makeCustomer } from '../../../support/factories.ts'
import { layOld } from '../../../support/oldObjects.ts'
import { s3Server } from '../../../support/s3Server.ts'
import { storeObject } from '../../../support/uploads.ts'

const s3 = await s3Server()
const { ctx } = await testApp({ ...s3.env, S3_TIMEOUT_MS: '2000' })
const { db, vault, objects } = ctx
const raw = createRawStore(ctx.config, ctx.log)
const content = Buffer.concat([Buffer.from('%PDF-1.7 Meera Nair'), randomBytes(FRAME_BYTES)])
const done = { unreadable: 0, left: 0 }

beforeEach(async () => {
  await db.deleteFrom('object_keys').execute()
  s3.objects.clear()
  s3.suffers()
})

async function oldObject(owner?: { column: 'files.key_sealed'; id: string }): Promise<string> {
  const id = newId('obj')
  await storeObject(ctx, id, content)
  await layOld(ctx, raw, id, owner)
  return id
}
const clear = () => oldObject()
const whole = () => oldObject({ column: 'files.key_sealed', id: newId('fil') })
const read = async (id: string) => (await buffer(await objects.get(id))).equals(content)
const keptInBucket = () => [...s3.objects.values()].map(({ content: bytes }) => bytes)
const rewrite = (store: RawStore = raw) => rewriteOldObjects({ db, vault, raw: store })

/** A store that fails at this call, before or after it has done it, as if the process had been killed there. */
function failingAt(call: Exclude<keyof RawStore, 'list'>, nth: number, when: 'before' | 'after'): RawStore {
  let calls = 0
  const guarded =
    <Args extends unknown[], Result>(name: keyof RawStore, work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const fails = name === call && ++calls === nth
      if (fails && when === 'before') throw new Error('killed')
      const result = await work(...args)
      if (fails) throw new Error('killed')
      return result
    }
  return {
    put: guarded('put', (name: string, bytes: AsyncIterable<Buffer>) => raw.put(name, bytes)),
    get: guarded('get', (name: string) => raw.get(name)),
    remove: guarded('remove', (name: string) => raw.remove(name)),
    list: () => raw.list(),
  }
}

describe('old objects', () => {
  test('in clear and sealed as a whole are read, also in part, before and after they are rewritten', async () => {
    const ids = [await clear(), await whole()]
    const readAll = async () => {
      for (const id of ids) {
        expect(await read(id)).toBe(true)
        expect((await buffer(await objects.get(id, { start: 9, end: 18 }))).toString()).toBe('Meera Nair')
      }
    }
    await readAll()
    expect(await rewrite()).toEqual({ ...done, sealed: 2 })
    await readAll()
    expect(keptInBucket()).toHaveLength(2)
    expect(keptInBucket().some(bytes => bytes.includes('Meera'))).toBe(false)
    expect(await rewrite()).toEqual({ ...done, sealed: 0 })
  })

  test.each([
    ['before the new writing', 'put', 1, 'before'],
    ['after the new writing', 'put', 1, 'after'],
    ['before the old one is deleted', 'remove', 1, 'before'],
    ['after the old one is deleted', 'remove', 1, 'after'],
    ['at the second object', 'put', 2, 'after'],
  ] as const)('a walk that ends %s loses nothing, and the next one finishes', async (_, call, nth, when) => {
    const ids = [await clear(), await whole(), await clear()]
    await expect(rewrite(failingAt(call, nth, when))).rejects.toThrow('killed')
    for (const id of ids) expect(await read(id)).toBe(true)
    expect(await countOldObjects({ db })).toBeGreaterThan(0)
    await rewrite()
    expect(await countOldObjects({ db })).toBe(0)
    for (const id of ids) expect(await read(id)).toBe(true)
    expect(keptInBucket().some(bytes => bytes.includes('Meera'))).toBe(false)
  })

  test('are rewritten by two nodes at once and read throughout', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 ? clear() : whole())))
    let isOver = false
    const reading = (async () => {
      for (let reads = 0; ; reads += 1) {
        for (const id of ids) expect(await read(id)).toBe(true)
        if (isOver) return reads
      }
    })()
    await Promise.all([rewrite(), rewrite()])
    isOver = true
    await reading
    expect(await countOldObjects({ db })).toBe(0)
    expect(keptInBucket()).toHaveLength(ids.length)
  })

  test.each([
    ['before', 'put', 'before'],
    ['after', 'put', 'after'],
  ] as const)('that are deleted %s the new writing are gone, with all their copies', async (_, call, when) => {
    const id = await clear()
    const deleting: RawStore = {
      ...raw,
      put: async (name, bytes) => {
        if (when === 'before') await objects.remove(id)
        await raw[call](name, bytes)
        if (when === 'after') await objects.remove(id)
      },
    }
    await rewrite(deleting)
    await expect(objects.get(id)).rejects.toMatchObject({ code: 'not_found' })
    expect(keptInBucket()).toEqual([])
    expect(await db.selectFrom('object_keys').selectAll().execute()).toEqual([])
  })

  test('that are missing, were altered or have a key of an unknown secret are counted apart and stay', async () => {
    const [missing, altered, foreign, good] = [await clear(), await whole(), newId('obj'), await clear()]
    s3.objects.delete(`objects/${missing}`)
    const bytes = s3.objects.get(`objects/${altered}`)?.content
    bytes?.writeUInt8(bytes.readUInt8(100) ^ 1, 100)
    const other = createVault('a secret that nobody has given to this node')
    const elsewhere = sealedStore({ db, vault: other, raw })
    await storeObject({ db, objects: elsewhere }, foreign, content)
    await layOld({ db, vault: other, objects: elsewhere }, raw, foreign, { column: 'files.key_sealed', id: 'fil_1' })
    expect(await rewrite()).toEqual({ sealed: 1, unreadable: 3, left: 0 })
    expect(await read(good)).toBe(true)
    expect(await countOldObjects({ db })).toBe(3)
  })

  test('wait while the store is unavailable', async () => {
    const id = await clear()
    const denied = { status: 403, code: 'AccessDenied' }
    s3.suffers(denied)
    await expect(rewrite()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await rewrite()).toEqual({ ...done, sealed: 1 })
    expect(await read(id)).toBe(true)
  })
})

describe('a file that a browser of the version before has uploaded to the bucket', () => {
  const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)])
  const uploadedAt = (id: string) =>
    db.selectFrom('objects').select('uploaded_at').where('id', '=', id).executeTakeFirst()

  async function waiting(bytes: Buffer | null, { announced = png.length, minutesAgo = 0 } = {}): Promise<string> {
    const id = newId('obj')
    const { userId } = await makeCustomer(db)
    const created_at = new Date(Date.now() - minutesAgo * 60_000)
    const row = { id, user_id: userId, kind: 'kyc', file_name: 'pan.png', content_type: 'image/png', bytes: announced }
    await db
      .insertInto('objects')
      .values({ ...row, uploaded_at: null, created_at })
      .execute()
    const key = { object_id: id, stored_as: `incoming/${id}`, key_sealed: null, bytes: null }
    await db
      .insertInto('object_keys')
      .values({ ...key, former_key: null, replaced: null })
      .execute()
    if (bytes) await raw.put(`incoming/${id}`, Readable.from([bytes]))
    return id
  }

  test('is inspected, sealed and given to its row, however old it is', async () => {
    const ids = [await waiting(png), await waiting(png, { minutesAgo: 3 * 24 * 60 })]
    await deleteAbandonedUploads({ db }, new Date(Date.now() - 24 * 3_600_000).toISOString())
    expect(await rewrite()).toEqual({ ...done, sealed: 2 })
    for (const id of ids) {
      expect((await buffer(await objects.get(id))).equals(png)).toBe(true)
      expect(await uploadedAt(id)).toEqual({ uploaded_at: expect.any(String) })
    }
    expect([...s3.objects.keys()].filter(name => name.startsWith('incoming/'))).toEqual([])
  })

  test.each([
    ['another type', Buffer.concat([Buffer.from('<html><script>'), Buffer.alloc(png.length - 14)]), png.length],
    ['less than was announced', png, png.length + 1],
    ['more than was announced', png, png.length - 1],
  ])('with %s is deleted', async (_, bytes, announced) => {
    const id = await waiting(bytes, { announced })
    await rewrite()
    expect(await uploadedAt(id)).toEqual({ uploaded_at: null })
    expect([s3.objects.size, await countOldObjects({ db })]).toEqual([0, 0])
  })

  test('is waited for as long as its address works, and no longer', async () => {
    const [coming, never] = [await waiting(null), await waiting(null, { minutesAgo: 120 })]
    expect(await rewrite()).toMatchObject({ left: 1, unreadable: 0 })
    await raw.put(`incoming/${coming}`, Readable.from([png]))
    expect(await rewrite()).toEqual({ ...done, sealed: 1 })
    expect((await buffer(await objects.get(coming))).equals(png)).toBe(true)
    expect(await uploadedAt(never)).toEqual({ uploaded_at: null })
  })

  test('is not waited for once the file has come through this server', async () => {
    const id = await waiting(null)
    await storeObject(ctx, id, png)
    expect((await buffer(await objects.get(id))).equals(png)).toBe(true)
    expect(await rewrite()).toEqual({ ...done, sealed: 1 })
    expect((await buffer(await objects.get(id))).equals(png)).toBe(true)
  })
})
