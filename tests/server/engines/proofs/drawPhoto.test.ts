import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPhoto, sizeOf } from '../../../../server/engines/proofs/aadhaar/drawPhoto.ts'

const photo = readFileSync('tests/support/proofs/photo.j2k')

test('a JPEG 2000 photo becomes a JPEG of its size that shows something', async () => {
  expect(sizeOf(photo)).toEqual({ width: 60, height: 75 })
  const jpeg = await drawPhoto(photo)
  const { width, height, format } = await sharp(jpeg ?? Buffer.alloc(0)).metadata()
  expect({ width, height, format }).toEqual({ width: 60, height: 75, format: 'jpeg' })
  const { channels } = await sharp(jpeg ?? Buffer.alloc(0)).stats()
  expect(channels[0]?.stdev).toBeGreaterThan(20)
})

const claimed = (width: number) => {
  const changed = Buffer.from(photo)
  changed.writeUInt32BE(width, 8)
  return changed
}

test.each([
  ['nothing', Buffer.alloc(0)],
  ['another file', Buffer.from('hello')],
  ['one that claims to be huge', claimed(4_000_000_000)],
  ['its start only', photo.subarray(0, 40)],
  ['nonsense behind its head', Buffer.concat([photo.subarray(0, 120), Buffer.alloc(400, 7)])],
])('%s is none, or is drawn within its size', async (_, bytes) => {
  const jpeg = await drawPhoto(bytes)
  const { width = 0 } = jpeg ? await sharp(jpeg).metadata() : {}
  expect(width).toBeLessThanOrEqual(60)
})
