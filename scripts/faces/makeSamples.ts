import sharp from 'sharp'
import { drawHead, type Pose } from './drawHead.ts'
import { personOf } from './people.ts'

/*
 * Draws the sandbox's pictures of faces: `node scripts/faces/makeSamples.ts`. The persons were chosen because the recognition network tells
 * them apart, which it does not with all drawn heads.
 */

const samples: Record<string, { person: number; pose: Pose; zoom?: number }> = {
  document: { person: 8, pose: { light: -10 }, zoom: 2.8 },
  selfie: { person: 8, pose: { yaw: 6, pitch: 3, light: 30, mouth: 0.1 }, zoom: 2.6 },
  other: { person: 16, pose: { light: -10 } },
  front: { person: 8, pose: { light: -30 } },
  left: { person: 8, pose: { yaw: 24, light: -30 } },
  right: { person: 8, pose: { yaw: -24, light: -30 } },
  mouth: { person: 8, pose: { mouth: 1, light: -30 } },
}

const [WIDTH, HEIGHT] = [336, 420]

for (const [name, { person, pose, zoom }] of Object.entries(samples)) {
  const picture = drawHead(personOf(person), pose, WIDTH, HEIGHT, zoom)
  await sharp(picture, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(`server/files/samples/face-${name}.jpg`)
}
