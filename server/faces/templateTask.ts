import type { FaceProblem } from '../../contracts/faces/faces.ts'
import { decodePicture } from '../engines/faces/decodePicture.ts'
import { type Face, findFace } from '../engines/faces/findFace.ts'
import { loadFaceApi } from './library.ts'

export type MeasuredFace = { problem: FaceProblem } | Pick<Face, 'box' | 'confidence' | 'notes' | 'descriptor'>

/** Measures the face of a picture for an account's set of faces: the one task whose output has a descriptor. */
export default async function measureFace({ picture: content }: { picture: Uint8Array }): Promise<MeasuredFace> {
  const picture = await decodePicture(content)
  if ('problem' in picture) return picture
  return findFace(await loadFaceApi(), picture)
}
