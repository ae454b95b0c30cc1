import { readFile } from 'node:fs/promises'
import { faceDistances } from '../../contracts/faces/faces.ts'
import { faceDistance } from '../../server/engines/faces/faceDistance.ts'
import { openTemplate, sealTemplate } from '../../server/faces/templates.ts'
import measureFace from '../../server/faces/templateTask.ts'
import { createVault } from '../../server/platform/vault.ts'
import { median } from './median.ts'

/**
 * The sample pictures of two drawn heads. They are few, no people, and were chosen because the network tells the two apart: their pairs prove
 * that the machinery works, and say nothing about how well people are known.
 */
const heads = { one: ['document', 'selfie', 'front', 'left', 'right', 'mouth'], two: ['other'] } as const

const ROUNDS = 5
const TEMPLATES = 5_000

/** What comparing two pictures and searching a set of faces cost, and what the pairs of the sample pictures give. */
export async function benchFaces(): Promise<object> {
  const pictures = await Promise.all(
    [...heads.one, ...heads.two].map(name =>
      readFile(new URL(`../../server/files/samples/face-${name}.jpg`, import.meta.url)),
    ),
  )
  const start = process.cpuUsage()
  const faces = [await describe(pictures[0])]
  const firstCpuSeconds = secondsSince(start)
  for (const picture of pictures.slice(1)) faces.push(await describe(picture))
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const began = process.cpuUsage()
    await describe(pictures[0])
    await describe(pictures[1])
    times.push(secondsSince(began))
  }
  const own = faces.slice(0, heads.one.length)
  const same = own.flatMap((face, at) => own.slice(at + 1).map(other => faceDistance(face, other)))
  const different = own.flatMap(face => faces.slice(own.length).map(other => faceDistance(face, other)))
  return {
    comparison: {
      firstPictureCpuSeconds: firstCpuSeconds,
      cpuSeconds: median(times),
      peakMb: process.resourceUsage().maxRSS / 1024,
    },
    samples: {
      ofOneHead: same.length,
      calledSame: same.filter(distance => distance <= faceDistances.same).length,
      ofTwoHeads: different.length,
      calledDifferent: different.filter(distance => distance > faceDistances.review).length,
    },
    search: { faces: TEMPLATES, cpuSeconds: searchSeconds(faces[0]?.descriptor ?? []) },
  }
}

async function describe(picture: Buffer | undefined) {
  const face = await measureFace({ picture: picture ?? Buffer.alloc(0) })
  if ('problem' in face) throw new Error(`A sample picture: ${face.problem}.`)
  return face
}

/** Opens and compares as many templates as an account can have, without reading them from the database. */
function searchSeconds(descriptor: number[]): number {
  const vault = createVault('the vault of a benchmark, no secret at all')
  const owner = { userId: 'usr_bench', id: 'fac_bench' }
  const { template_sealed } = sealTemplate(vault, owner, descriptor)
  const start = process.cpuUsage()
  for (let at = 0; at < TEMPLATES; at++)
    faceDistance({ descriptor }, { descriptor: openTemplate(vault, owner, template_sealed) })
  return secondsSince(start)
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000_000
}
