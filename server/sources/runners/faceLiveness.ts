import { faceLiveness as product } from '../../../contracts/products/faceLiveness.ts'
import { defineOwnRunner } from './define.ts'

/** `server/faces` answers it: the judgement is the answer, so that the record is the result. */
export const faceLiveness = defineOwnRunner('face-liveness', {
  record: product.result,
  sample: () => product.input.parse(product.example),
  result: (_input, record) => record,
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
