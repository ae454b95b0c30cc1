import {
  BufferSource,
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  Output,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { PagedBytes } from './pagedBytes.ts'
import { gapsBetween, type PieceTime, type PlacedPiece, placePieces, type Span } from './timeline.ts'

export interface Piece extends PieceTime {
  read: () => Promise<Uint8Array>
}

export interface Joined {
  content: PagedBytes
  durationMs: number
  /** Holes, and pieces that are missing, cannot be read or have another format. */
  gaps: Span[]
}

interface Format {
  video: string
  audio: string | null
}

interface Looked {
  placed: PlacedPiece
  format: Format
  spanMs: number
}

/** Packets of one track must move on; two at one time are put so many seconds apart. */
const STEP = 0.001
/** What a recorder may be late by at its start; more is no lateness but something missing. */
const LEAST_LATE_MS = 150
const MOST_LATE_MS = 2_000

/**
 * One file of all pieces, which plays and seeks, without encoding anything anew. Each piece begins with a whole picture and lies where its clock says; where the next one
 * begins, the one before ends. Null if none can be read.
 */
export async function joinPieces(pieces: readonly Piece[], leastGapMs: number): Promise<Joined | null> {
  const byNumber = new Map(pieces.map(piece => [piece.seq, piece]))
  const read = ({ seq }: PieceTime) => (byNumber.get(seq) as Piece).read()
  const looked: Looked[] = []
  for (const placed of placePieces(pieces)) {
    const seen = await lookAt(await read(placed))
    if (seen) looked.push({ placed: byItsEnd(placed, seen.spanMs), ...seen })
  }
  const [first] = looked
  if (!first) return null
  const format = { ...first.format, audio: looked.map(one => one.format.audio).find(codec => codec !== null) ?? null }
  const used = again(looked.filter(one => fits(one.format, format)))
  const start = used[0]?.placed.atMs ?? 0
  const { content, endMs } = await write(used, start, format, read)
  const spans = used.map(({ placed, spanMs }) => ({ fromMs: placed.atMs - start, toMs: placed.atMs - start + spanMs }))
  return { content, durationMs: Math.round(endMs), gaps: rounded(gapsBetween(spans, leastGapMs)) }
}

/** A recorder's first picture comes after its start, its last one with its end: what is missing is missing at the beginning. */
function byItsEnd(placed: PlacedPiece, spanMs: number): PlacedPiece {
  const late = placed.durationMs - spanMs
  return late > LEAST_LATE_MS && late < MOST_LATE_MS ? { ...placed, atMs: placed.atMs + late } : placed
}

/** The ends anew, because a piece that cannot be read takes nothing from the one before. */
const again = (looked: readonly Looked[]): Looked[] =>
  looked.map((one, at) => {
    const next = looked[at + 1]
    return { ...one, placed: { ...one.placed, untilMs: next ? next.placed.atMs : Number.POSITIVE_INFINITY } }
  })

const fits = (one: Format, whole: Format) =>
  one.video === whole.video && (one.audio === null || one.audio === whole.audio)

const rounded = (spans: readonly Span[]): Span[] =>
  spans.map(({ fromMs, toMs }) => ({ fromMs: Math.round(fromMs), toMs: Math.round(toMs) }))

interface Tracks {
  video: InputVideoTrack
  audio: InputAudioTrack | null
  base: number
}

async function withTracks<Result>(
  content: Uint8Array,
  work: (tracks: Tracks) => Promise<Result>,
): Promise<Result | null> {
  const input = new Input({ source: new BufferSource(content), formats: [WEBM] })
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) return null
    const audio = await input.getPrimaryAudioTrack()
    return await work({ video, audio, base: await input.getFirstTimestamp() })
  } finally {
    input.dispose()
  }
}

/** What a piece has; null if it cannot be read. */
async function lookAt(content: Uint8Array): Promise<{ format: Format; spanMs: number } | null> {
  try {
    return await withTracks(content, async ({ video, audio, base }) => {
      const codec = await video.getCodec()
      const key = await new EncodedPacketSink(video).getFirstPacket()
      if (codec === null || key?.type !== 'key') return null
      const end = Math.max(await video.computeDuration(), audio ? await audio.computeDuration() : 0)
      return { format: { video: codec, audio: audio ? await audio.getCodec() : null }, spanMs: (end - base) * 1_000 }
    })
  } catch {
    return null
  }
}

async function write(
  used: readonly Looked[],
  start: number,
  format: Format,
  read: (piece: PieceTime) => Promise<Uint8Array>,
): Promise<{ content: PagedBytes; endMs: number }> {
  const content = new PagedBytes()
  const writable = new WritableStream<StreamTargetChunk>({
    write: ({ data, position }) => content.write(data, position),
  })
  const output = new Output({ format: new WebMOutputFormat(), target: new StreamTarget(writable) })
  const video = new EncodedVideoPacketSource(format.video as 'vp8')
  const audio = format.audio === null ? null : new EncodedAudioPacketSource(format.audio as 'opus')
  output.addVideoTrack(video)
  if (audio) output.addAudioTrack(audio)
  await output.start()
  const last = { video: -STEP, audio: -STEP }
  let end = 0
  for (const { placed } of used) {
    const at = (placed.atMs - start) / 1_000
    const until = (placed.untilMs - start) / 1_000
    await withTracks(await read(placed), async tracks => {
      const place = (packet: EncodedPacket, kind: 'video' | 'audio'): EncodedPacket | null => {
        const timestamp = Math.max(packet.timestamp - tracks.base + at, last[kind] + STEP)
        if (timestamp >= until) return null
        last[kind] = timestamp
        end = Math.max(end, timestamp + packet.duration)
        return packet.clone({ timestamp })
      }
      const decoderConfig = (await tracks.video.getDecoderConfig()) ?? undefined
      const pictures = new EncodedPacketSink(tracks.video).packets()
      const sounds = tracks.audio && audio ? new EncodedPacketSink(tracks.audio).packets() : null
      const soundConfig = (await tracks.audio?.getDecoderConfig()) ?? undefined
      let sound = (await sounds?.next())?.value
      for await (const picture of pictures) {
        // In the order of time, so that nothing has to be held back.
        while (sound && sound.timestamp <= picture.timestamp) {
          const placedSound = place(sound, 'audio')
          if (placedSound) await audio?.add(placedSound, soundConfig && { decoderConfig: soundConfig })
          sound = (await sounds?.next())?.value
        }
        const placedPicture = place(picture, 'video')
        if (placedPicture) await video.add(placedPicture, decoderConfig && { decoderConfig })
      }
      while (sound) {
        const placedSound = place(sound, 'audio')
        if (placedSound) await audio?.add(placedSound, soundConfig && { decoderConfig: soundConfig })
        sound = (await sounds?.next())?.value
      }
    })
  }
  await output.finalize()
  return { content, endMs: end * 1_000 }
}
