import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { describe, expect, test } from 'vitest'
import { FrameOpener } from '../../../../server/platform/objectStorage/frameOpener.ts'
import {
  FRAME_BYTES,
  HEADER,
  newObjectKey,
  SEALED_FRAME_BYTES,
  sealedRange,
  sealFrames,
} from '../../../../server/platform/objectStorage/frames.ts'
import type { ByteRange } from '../../../../server/platform/ports/objectStore.ts'

const id = 'obj_0123456789abcdef0123456789abcdef'
const sizes = [0, 1, FRAME_BYTES - 1, FRAME_BYTES, FRAME_BYTES + 1, 2 * FRAME_BYTES, 3 * FRAME_BYTES + 77]

/** A content in chunks of this size. */
const chunks = (content: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / size) }, (_, at) => content.subarray(at * size, (at + 1) * size)),
  )

async function seal(content: Buffer, key = newObjectKey(), of = id) {
  const parts: Buffer[] = []
  for await (const part of sealFrames(chunks(content, 10_007), of, key)) parts.push(part)
  return { key, sealed: Buffer.concat(parts), content }
}

/** What a reader gets, and how it ends. */
async function open(sealed: Buffer, { key, bytes, range }: { key: string; bytes: number; range?: ByteRange }) {
  const emitted: Buffer[] = []
  const part = range ? sealedRange(range) : { start: 0, end: sealed.length }
  const opener = new FrameOpener({ id, key, bytes, range })
  const error = await pipeline(chunks(sealed.subarray(part.start, part.end + 1), 9_001), opener, async parts => {
    for await (const one of parts) emitted.push(one as Buffer)
  }).then(
    () => null,
    (failure: Error) => failure.message,
  )
  return { content: Buffer.concat(emitted), error }
}

describe('a content in frames', () => {
  test.each(sizes)('of %i bytes is read as it was written, and shows nothing of itself', async size => {
    const { key, sealed, content } = await seal(randomBytes(size))
    expect(sealed.length).toBe(HEADER.length + size + 16 * Math.max(1, Math.ceil(size / FRAME_BYTES)))
    const read = await open(sealed, { key, bytes: size })
    expect([read.error, read.content.equals(content)]).toEqual([null, true])
    expect(size > 16 && sealed.includes(content.subarray(0, 16))).toBe(false)
  })

  test('is sealed anew each time', async () => {
    const content = randomBytes(100)
    const [one, other] = [await seal(content), await seal(content)]
    expect(one.sealed.subarray(HEADER.length).equals(other.sealed.subarray(HEADER.length))).toBe(false)
  })

  test('is read in part, from any byte to any byte', async () => {
    const bytes = 3 * FRAME_BYTES + 77
    const { key, sealed, content } = await seal(randomBytes(bytes))
    const edges = [0, 1, FRAME_BYTES - 1, FRAME_BYTES, 2 * FRAME_BYTES, 3 * FRAME_BYTES, bytes - 2, bytes - 1]
    for (const start of edges)
      for (const end of edges.filter(edge => edge >= start))
        expect(
          (await open(sealed, { key, bytes, range: { start, end } })).content.equals(content.subarray(start, end + 1)),
        ).toBe(true)
    expect(sealedRange({ start: 5, end: 9 })).toEqual({
      start: HEADER.length,
      end: HEADER.length + SEALED_FRAME_BYTES - 1,
    })
  })
})

describe('an altered object is never read as if it were not', () => {
  const bytes = 3 * FRAME_BYTES + 77
  const frame = (sealed: Buffer, number: number) =>
    sealed.subarray(HEADER.length + number * SEALED_FRAME_BYTES, HEADER.length + (number + 1) * SEALED_FRAME_BYTES)
  const join = (...parts: Buffer[]) => Buffer.concat(parts)
  const frames = (sealed: Buffer) =>
    [0, 1, 2, 3].map(number => frame(sealed, number)) as [Buffer, Buffer, Buffer, Buffer]
  const flip = (sealed: Buffer, at: number) => {
    const copy = Buffer.from(sealed)
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
    return copy
  }

  const alterations: [string, (sealed: Buffer, other: Buffer) => Buffer][] = [
    ['a bit of the header', sealed => flip(sealed, 3)],
    ['another version', sealed => flip(sealed, HEADER.length - 1)],
    ['the first bit of the first frame', sealed => flip(sealed, HEADER.length)],
    ['a bit of the second frame', sealed => flip(sealed, HEADER.length + SEALED_FRAME_BYTES + 40)],
    ['a bit of a tag', sealed => flip(sealed, HEADER.length + SEALED_FRAME_BYTES - 1)],
    ['the last bit', sealed => flip(sealed, sealed.length - 1)],
    ['nothing left', () => Buffer.alloc(0)],
    ['only the header', sealed => sealed.subarray(0, HEADER.length)],
    ['a byte less', sealed => sealed.subarray(0, -1)],
    ['the last frame left out', sealed => sealed.subarray(0, HEADER.length + 3 * SEALED_FRAME_BYTES)],
    ['a frame left out', sealed => join(HEADER, frames(sealed)[0], frames(sealed)[2], frames(sealed)[3])],
    ['two frames exchanged', sealed => join(HEADER, frames(sealed)[1], frames(sealed)[0], ...frames(sealed).slice(2))],
    ['a frame twice', sealed => join(HEADER, frames(sealed)[0], frames(sealed)[0], ...frames(sealed).slice(2))],
    ['a byte more', sealed => join(sealed, Buffer.from([0]))],
    ['its last frame once more', sealed => join(sealed, frames(sealed)[3])],
    ['a frame of another object', (sealed, other) => join(HEADER, frames(other)[0], ...frames(sealed).slice(1))],
    ['another object', (_, other) => other],
  ]

  test.each(alterations)('%s', async (_, alter) => {
    const { key, sealed, content } = await seal(randomBytes(bytes))
    const other = await seal(randomBytes(bytes))
    const read = await open(alter(sealed, other.sealed), { key, bytes })
    expect(read.error).toBe(`The stored content of ${id} was altered.`)
    expect(content.subarray(0, read.content.length).equals(read.content)).toBe(true)
  })

  test('the object of another id, though its key is known', async () => {
    const { key, sealed } = await seal(randomBytes(bytes), newObjectKey(), 'obj_another')
    expect(await open(sealed, { key, bytes })).toMatchObject({ error: expect.any(String), content: Buffer.alloc(0) })
  })

  test('one that is said to be shorter or longer than it is, by whole frames', async () => {
    const { key, sealed } = await seal(randomBytes(2 * FRAME_BYTES))
    const shorter = await open(sealed.subarray(0, HEADER.length + SEALED_FRAME_BYTES), { key, bytes: FRAME_BYTES })
    expect(shorter).toMatchObject({ error: expect.any(String), content: Buffer.alloc(0) })
    expect((await open(sealed, { key, bytes: 3 * FRAME_BYTES })).error).not.toBeNull()
  })

  test('in a part too', async () => {
    const { key, sealed } = await seal(randomBytes(bytes))
    const range = { start: FRAME_BYTES + 5, end: FRAME_BYTES + 9 }
    expect((await open(flip(sealed, HEADER.length + 3), { key, bytes, range })).error).toBeNull()
    const altered = flip(sealed, HEADER.length + SEALED_FRAME_BYTES + 60_000)
    expect(await open(altered, { key, bytes, range })).toMatchObject({
      error: expect.any(String),
      content: Buffer.alloc(0),
    })
  })
})
