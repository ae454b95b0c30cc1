import { faceMatch as product } from '../../../contracts/products/faceMatch.ts'
import { defineOwnRunner } from './define.ts'

/** `server/faces` answers it: the comparison is the answer, so that the record is the result. */
export const faceMatch = defineOwnRunner('face-match', {
  record: product.result,
  sample: random => ({
    pictures: ['sample_face_document', random() < 0.7 ? 'sample_face_selfie' : 'sample_face_other'],
  }),
  result: (_input, record) => record,
  example: {
    outcome: 'same',
    score: 81.5,
    distance: 0.185,
    faces: [
      { picture: 1, confidence: 94, x: 29, y: 101, width: 248, height: 237 },
      { picture: 2, confidence: 93, x: 46, y: 34, width: 250, height: 317 },
    ],
    notes: [],
  },
})
