import { faceDistances } from '../../contracts/faces/faces.ts'
import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import { InputRejected, type OwnSource, type Question } from '../platform/ports/sources.ts'
import { translate } from '../platform/translate.ts'
import { placeOfReference } from './faceRow.ts'
import { faceSetOf } from './faceSet.ts'
import { scoreOf } from './matchSource.ts'
import { measurePicture, type Needed, readPictures, rejectPicture } from './readPictures.ts'
import { findNearest } from './templates.ts'

const NAME = 'faces'

type Result = ResultOf<'face-search'>
type Found = Pick<Result, 'searched' | 'candidates' | 'faces' | 'notes'>

/** Searches the account's own set, and for a test key the samples. While the search is off nothing is read, and nothing charged. */
export const createFaceSearchSource =
  (ctx: Needed): OwnSource =>
  async question => {
    const answer = { source: NAME, fetchedAt: new Date().toISOString(), tries: 1, found: true } as const
    const { picture } = question.query as InputOf<'face-search'>
    const found = await (question.mode === 'test' ? searchSamples : searchOwn)(ctx, question, picture, question.userId)
    const record: Result = { outcome: found.candidates[0]?.band ?? 'none', ...found }
    return { ...answer, record }
  }

async function searchOwn(ctx: Needed, question: Question, picture: string, userId: string): Promise<Found> {
  if (!(await faceSetOf(ctx.db, userId)))
    throw new InputRejected(translate(question.reading?.locale ?? 'en', 'faces.searchIsOff'))
  const face = await measurePicture(ctx, question, picture)
  if ('problem' in face) throw rejectPicture(question, 0, face.problem)
  const { searched, nearest } = await findNearest(ctx, userId, face.descriptor)
  return {
    searched,
    candidates: nearest.map(({ id, distance, reference_sealed }) =>
      candidate(id, ctx.vault.open(reference_sealed, placeOfReference(userId, id)), distance),
    ),
    ...seen(face),
  }
}

/** The faces that every test key searches, with made-up references. */
const samples = [
  { id: 'sample_face_document', reference: 'SAMPLE-1' },
  { id: 'sample_face_other', reference: 'SAMPLE-2' },
] as const

async function searchSamples(ctx: Needed, question: Question, picture: string): Promise<Found> {
  const [face, ...others] = await readPictures(ctx, question, [picture, ...samples.map(({ id }) => id)])
  if (!face || 'problem' in face) throw rejectPicture(question, 0, face?.problem ?? 'noFace')
  const candidates = samples.flatMap(({ id, reference }, at) => {
    const other = others[at]
    if (!other || 'problem' in other || other.distance > faceDistances.review) return []
    return [candidate(id, reference, other.distance)]
  })
  return {
    searched: samples.length,
    candidates: candidates.sort((one, other) => one.distance - other.distance),
    ...seen(face),
  }
}

function candidate(face: string, reference: string, exact: number): Result['candidates'][number] {
  const { distance, score } = scoreOf(exact)
  return { face, reference, band: distance <= faceDistances.same ? 'same' : 'review', score, distance }
}

type Seen = {
  confidence: number
  box: { x: number; y: number; width: number; height: number }
  notes: Found['notes'][number]['note'][]
}

const seen = ({ confidence, box, notes }: Seen): Pick<Found, 'faces' | 'notes'> => ({
  faces: [{ confidence: Math.round(confidence * 100), ...box }],
  notes: notes.map(note => ({ note })),
})
