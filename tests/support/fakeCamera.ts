import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import type { LivenessStep } from '../../contracts/faces/liveness.ts'
import { facePicture } from './facePictures.ts'

const poses = { straight: 'front', left: 'left', right: 'right', mouth: 'mouth' } as const
const order = Object.keys(poses) as LivenessStep[]

/** Chromium plays a film of this kind with 30 pictures a second, again and again. */
const FRAMES_OF_SCENE = 45
/** A challenge may ask for a movement twice, and each time its picture has to differ. */
const VARIANTS = 2
const [WIDTH, HEIGHT] = [640, 480]
const MARK = 32

const scenes = Array.from({ length: VARIANTS }, (_, variant) => order.map(step => ({ step, variant }))).flat()

/**
 * A film of a drawn head that looks straight, turns to both sides and opens its mouth, as Chromium's camera; returns the switches. Three marks in the upper left corner
 * say in black and white which scene is shown (`untilCameraShows`).
 */
export async function fakeCameraSwitches(): Promise<string[]> {
  const place = mkdtempSync(join(tmpdir(), 'camera-'))
  const file = join(place, 'person.mjpeg')
  const frames = await Promise.all(scenes.map(({ step }, at) => drawScene(step, at)))
  writeFileSync(file, Buffer.concat(frames.flatMap(frame => Array.from({ length: FRAMES_OF_SCENE }, () => frame))))
  afterAll(() => rmSync(place, { recursive: true }))
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}

/** The head moves to the right with each scene, so that no two pictures are alike. */
async function drawScene(step: LivenessStep, at: number): Promise<Buffer> {
  const head = await facePicture(poses[step])
  const marks = [4, 2, 1].map((bit, place) => ({
    input: {
      create: { width: MARK, height: MARK, channels: 3 as const, background: at & bit ? '#ffffff' : '#000000' },
    },
    left: place * MARK,
    top: 0,
  }))
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#c8ccd2' } })
    .composite([{ input: head, left: 40 + at * 30, top: HEIGHT - 420 }, ...marks])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Waits until the camera of a page has just begun to show a movement. */
export async function untilCameraShows(page: Page, step: LivenessStep, variant: number): Promise<void> {
  const scene = scenes.findIndex(one => one.step === step && one.variant === variant)
  const isShown = (wanted: boolean) =>
    page.waitForFunction(
      ({ scene, size, wanted }) => {
        const video = document.querySelector('video')
        if (!video?.videoWidth) return false
        const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight)
        const drawn = canvas.getContext('2d')
        if (!drawn) return false
        drawn.drawImage(video, 0, 0)
        const bits = [4, 2, 1].map((bit, place) => {
          const x = ((place + 0.5) * size * video.videoWidth) / 640
          return (drawn.getImageData(x, (size / 2) * (video.videoHeight / 480), 1, 1).data[0] ?? 0) > 127 ? bit : 0
        })
        return (bits.reduce((sum, bit) => sum + bit, 0) === scene) === wanted
      },
      { scene, size: MARK, wanted },
    )
  await isShown(false)
  await isShown(true)
}
