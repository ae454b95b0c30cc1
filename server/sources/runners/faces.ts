import { faceLiveness as faceLivenessProduct } from '../../../contracts/products/faceLiveness.ts'
import { faceMatch as faceMatchProduct } from '../../../contracts/products/faceMatch.ts'
import { faceSearch as faceSearchProduct } from '../../../contracts/products/faceSearch.ts'
import { defineOwnRunner } from './define.ts'

/** `server/faces` answers it: the comparison is the answer, so that the record is the result. */
export const faceMatch = defineOwnRunner(faceMatchProduct, {
  sample: random => ({
    pictures: ['sample_face_document', random() < 0.7 ? 'sample_face_selfie' : 'sample_face_other'],
  }),
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

/** `server/faces` answers it: the judgement is the answer, so that the record is the result. */
export const faceLiveness = defineOwnRunner(faceLivenessProduct, {
  sample: () => faceLivenessProduct.input.parse(faceLivenessProduct.example),
  example: {
    outcome: 'passed',
    steps: [
      { picture: 1, step: 'straight', done: 'yes', turn: -1, mouth: 4 },
      { picture: 2, step: 'left', done: 'yes', turn: 23, mouth: 8 },
      { picture: 3, step: 'mouth', done: 'yes', turn: -1, mouth: 22 },
      { picture: 4, step: 'right', done: 'yes', turn: -16, mouth: 5 },
    ],
    problems: [],
  },
})

/** `server/faces` answers it: the search is the answer, so that the record is the result. */
export const faceSearch = defineOwnRunner(faceSearchProduct, {
  sample: () => ({ picture: 'sample_face_selfie' }),
  example: {
    outcome: 'same',
    searched: 2,
    candidates: [{ face: 'sample_face_document', reference: 'SAMPLE-1', band: 'same', score: 81.5, distance: 0.185 }],
    faces: [{ confidence: 93, x: 46, y: 34, width: 250, height: 317 }],
    notes: [],
  },
})
