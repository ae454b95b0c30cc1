import { faceSearch as product } from '../../../contracts/products/faceSearch.ts'
import { defineOwnRunner } from './define.ts'

/** `server/faces` answers it: the search is the answer, so that the record is the result. */
export const faceSearch = defineOwnRunner('face-search', {
  record: product.result,
  sample: () => ({ picture: 'sample_face_selfie' }),
  result: (_input, record) => record,
  example: {
    outcome: 'same',
    searched: 2,
    candidates: [{ face: 'sample_face_document', reference: 'SAMPLE-1', band: 'same', score: 81.5, distance: 0.185 }],
    faces: [{ confidence: 93, x: 46, y: 34, width: 250, height: 317 }],
    notes: [],
  },
})
