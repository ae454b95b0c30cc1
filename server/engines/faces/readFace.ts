import type { FaceProblem } from '../../../contracts/faces.ts'
import { decodePicture, type Picture } from './decodePicture.ts'
import { type Face, findFace } from './findFace.ts'

export type ReadFace = { problem: FaceProblem; cells?: number[] } | (Face & Pick<Picture, 'cells'>)

/** Reads the face of a file's content. Throws if the networks are not installed. */
export async function readFace(content: Uint8Array): Promise<ReadFace> {
  const picture = await decodePicture(content)
  if ('problem' in picture) return picture
  return { ...(await findFace(picture)), cells: picture.cells }
}
