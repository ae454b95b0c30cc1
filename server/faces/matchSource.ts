import { faceDistances } from '../../contracts/faces/faces.ts'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import type { OwnSource } from '../platform/ports/sources.ts'
import { type Needed, readPictures, rejectPicture } from './readPictures.ts'

const NAME = 'faces'

/** Compares two pictures on this server. */
export const createFaceMatchSource =
  (ctx: Needed): OwnSource =>
  async question => {
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1, found: true } as const
    const { pictures } = question.query as InputOf<'face-match'>
    const faces = (await readPictures(ctx, question, pictures)).map((face, at) => {
      if ('problem' in face) throw rejectPicture(question, at, face.problem)
      return face
    })
    const { distance, score } = scoreOf(faces[1]?.distance ?? 0)
    const record: ResultOf<'face-match'> = {
      outcome: outcomeOf(distance),
      score,
      distance,
      faces: faces.map(({ confidence, box }, at) => ({
        picture: at + 1,
        confidence: Math.round(confidence * 100),
        ...box,
      })),
      notes: faces.flatMap(({ notes }, at) => notes.map(note => ({ picture: at + 1, note }))),
    }
    return { ...answer, record }
  }

function outcomeOf(distance: number): ResultOf<'face-match'>['outcome'] {
  if (distance <= faceDistances.same) return 'same'
  return distance <= faceDistances.review ? 'review' : 'different'
}

/** The distance as it is shown, and the score that says the same: 100 for the same picture. */
export function scoreOf(exact: number): { distance: number; score: number } {
  const distance = round(exact, 3)
  return { distance, score: round(Math.max(0, 100 * (1 - distance)), 1) }
}

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits
