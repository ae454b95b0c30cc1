import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

const PICTURE_SECONDS = 0.1
const SOUND_SECONDS = 0.02

interface PieceOptions {
  seconds: number
  codec?: 'vp8' | 'vp9'
  withSound?: boolean
  /** Makes its bytes different from those of others. */
  mark?: number
}

/** A WebM piece whose pictures and sounds are made of made-up bytes: enough for what only moves them. */
export async function webmPiece({ seconds, codec = 'vp8', withSound = true, mark = 0 }: PieceOptions): Promise<Buffer> {
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const video = new EncodedVideoPacketSource(codec)
  const audio = withSound ? new EncodedAudioPacketSource('opus') : null
  output.addVideoTrack(video)
  if (audio) output.addAudioTrack(audio)
  await output.start()
  const videoConfig = { codec: codec === 'vp8' ? 'vp8' : 'vp09.00.10.08', codedWidth: 320, codedHeight: 240 }
  const audioConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 }
  const pictures = Math.round(seconds / PICTURE_SECONDS)
  for (let at = 0; at < pictures; at++) {
    const bytes = new Uint8Array(60).fill((mark + at) % 256)
    const type = at === 0 ? 'key' : 'delta'
    await video.add(new EncodedPacket(bytes, type, at * PICTURE_SECONDS, PICTURE_SECONDS), {
      decoderConfig: videoConfig,
    })
    for (let sound = 0; audio && sound < PICTURE_SECONDS / SOUND_SECONDS; sound++)
      await audio.add(
        new EncodedPacket(
          new Uint8Array(20).fill(mark),
          'key',
          at * PICTURE_SECONDS + sound * SOUND_SECONDS,
          SOUND_SECONDS,
        ),
        { decoderConfig: audioConfig },
      )
  }
  await output.finalize()
  return Buffer.from(target.buffer as ArrayBuffer)
}
