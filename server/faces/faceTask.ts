import type { FaceProblem } from '../../contracts/faces/faces.ts'
import { decodePicture, type Picture } from '../engines/faces/decodePicture.ts'
import { faceDistance } from '../engines/faces/faceDistance.ts'
import { type Face, findFace } from '../engines/faces/findFace.ts'
import { loadFaceApi } from './library.ts'

type ReadFace = { problem: FaceProblem; cells?: number[] } | (Face & Pick<Picture, 'cells'>)

/** A face without its descriptor, which never leaves the process: `distance` to the first face that was found. */
export type ComparedFace =
  | Extract<ReadFace, { problem: unknown }>
  | (Omit<Extract<ReadFace, Face>, 'descriptor'> & { distance: number })

/** Reads the face of each picture, in order. `pictures` are the contents of files. Throws if the networks are not installed. */
export default async function compareFaces({ pictures }: { pictures: Uint8Array[] }): Promise<ComparedFace[]> {
  const reads: ReadFace[] = []
  for (const content of pictures) reads.push(await readFace(content))
  const first = reads.find(read => 'descriptor' in read)
  return reads.map(read => {
    if ('problem' in read) return read
    const { descriptor, ...face } = read
    return { ...face, distance: first ? faceDistance(first, { descriptor }) : 0 }
  })
}

async function readFace(content: Uint8Array): Promise<ReadFace> {
  const picture = await decodePicture(content)
  if ('problem' in picture) return picture
  return { ...(await findFace(await loadFaceApi(), picture)), cells: picture.cells }
}
