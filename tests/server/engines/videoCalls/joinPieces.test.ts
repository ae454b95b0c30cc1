import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { joinPieces, type Piece } from '../../../../server/engines/videoCalls/joinPieces.ts'
import { webmPiece } from '../../../support/webmPiece.ts'

const start = Date.UTC(2026, 0, 5)
const piece = (seq: number, atSeconds: number, content: Uint8Array): Piece => ({
  seq,
  startedAt: start + atSeconds * 1_000,
  durationMs: 5_000,
  read: async () => content,
})

async function contentOf(pieces: Piece[]) {
  const joined = await joinPieces(pieces, 500)
  if (!joined) throw new Error('Nothing was joined.')
  const input = new Input({
    source: new BufferSource(Buffer.concat([...joined.content.chunks()])),
    formats: ALL_FORMATS,
  })
  const video = await input.getPrimaryVideoTrack()
  const audio = await input.getPrimaryAudioTrack()
  if (!video || !audio) throw new Error('A track is missing.')
  return { ...joined, input, video, audio, seconds: await input.computeDuration() }
}

describe('joining', () => {
  test('pieces in any order make one file with the right length, which seeks to each piece', async () => {
    const five = await webmPiece({ seconds: 5 })
    const { seconds, gaps, durationMs, video } = await contentOf([
      piece(2, 9.9, five),
      piece(0, 0, five),
      piece(1, 4.95, five),
    ])
    expect(seconds).toBeCloseTo(14.9, 1)
    expect(durationMs / 1_000).toBeCloseTo(14.9, 1)
    expect(gaps).toEqual([])
    const sink = new EncodedPacketSink(video)
    for (const at of [0, 4.95, 9.9]) {
      const key = await sink.getKeyPacket(at + 1)
      expect(key?.timestamp).toBeCloseTo(at, 1)
    }
    let last = -1
    for await (const { timestamp } of sink.packets()) {
      expect(timestamp).toBeGreaterThan(last)
      last = timestamp
    }
  })

  test('a recorder that began late is placed by its end, and the one before has the time until then', async () => {
    const late = { ...piece(1, 5, await webmPiece({ seconds: 4.2 })), durationMs: 5_000 }
    const before = { ...piece(0, 0, await webmPiece({ seconds: 6 })), durationMs: 6_000 }
    const { gaps, seconds, video } = await contentOf([before, late])
    expect(gaps).toEqual([])
    expect(seconds).toBeCloseTo(10, 1)
    const key = await new EncodedPacketSink(video).getKeyPacket(9)
    expect(key?.timestamp).toBeCloseTo(5.8, 1)
  })

  test('a missing piece and one that cannot be read are gaps; the time goes on', async () => {
    const five = await webmPiece({ seconds: 5 })
    const { seconds, gaps } = await contentOf([
      piece(0, 0, five),
      piece(2, 10, five),
      piece(3, 15, Buffer.concat([five.subarray(0, 60), Buffer.alloc(40)])),
      piece(4, 20, five),
    ])
    expect(seconds).toBeCloseTo(25, 1)
    expect(gaps).toHaveLength(2)
    for (const [at, { fromMs, toMs }] of gaps.entries()) {
      expect(fromMs).toBeCloseTo([5_000, 15_000][at] ?? 0, -2)
      expect(toMs).toBe([10_000, 20_000][at])
    }
  })

  test('a piece of another format is a gap, a silent one is none; nothing that can be read is null', async () => {
    const five = await webmPiece({ seconds: 5 })
    const { gaps } = await contentOf([
      piece(0, 0, five),
      piece(1, 5, await webmPiece({ seconds: 5, codec: 'vp9' })),
      piece(2, 10, await webmPiece({ seconds: 5, withSound: false })),
    ])
    expect(gaps).toHaveLength(1)
    expect(gaps[0]?.fromMs).toBeCloseTo(5_000, -2)
    expect(gaps[0]?.toMs).toBe(10_000)
    expect(await joinPieces([piece(0, 0, Buffer.from('nothing'))], 500)).toBeNull()
    expect(await joinPieces([], 500)).toBeNull()
  })
})
