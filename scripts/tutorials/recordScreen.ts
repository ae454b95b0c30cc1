import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'

const ffmpeg = promisify(execFile)

interface Places {
  /** An empty folder for the frames. */
  frames: string
  /** Without an extension: the video becomes `.webm`, its poster `.jpg`. */
  output: string
}

const FRAMES_PER_SECOND = 12

/** Records what the page shows while `play` runs. Frames come when something changes, so each lasts until the next one. */
export async function recordScreen(page: Page, { frames, output }: Places, play: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const times: number[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    writeFileSync(join(frames, `${times.length}.jpg`), Buffer.from(data, 'base64'))
    times.push(metadata.timestamp ?? Date.now() / 1_000)
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92, maxWidth: 1280, maxHeight: 720 })
  await play()
  await session.send('Page.stopScreencast')
  const end = Date.now() / 1_000
  const lines = times.flatMap((time, index) => [
    `file '${index}.jpg'`,
    `duration ${Math.max(0.02, (times[index + 1] ?? end) - time).toFixed(3)}`,
  ])
  const list = join(frames, 'list.txt')
  // The concat demuxer ignores the duration of the last file unless it is named again.
  writeFileSync(list, [...lines, `file '${times.length - 1}.jpg'`].join('\n'))
  const read = `-y -loglevel error -f concat -safe 0 -i ${list}`
  const encode = '-c:v libvpx-vp9 -b:v 0 -crf 42 -deadline good -cpu-used 3 -row-mt 1 -g 120 -an'
  await ffmpeg('ffmpeg', `${read} -vf fps=${FRAMES_PER_SECOND},format=yuv420p ${encode} ${output}.webm`.split(' '))
  const poster = '-frames:v 1 -vf scale=640:-1 -q:v 6'
  await ffmpeg('ffmpeg', `-y -loglevel error -sseof -3 -i ${output}.webm ${poster} ${output}.jpg`.split(' '))
}
