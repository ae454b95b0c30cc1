import { bankStatement as product } from '../../../contracts/products/bankStatement.ts'
import { defineOwnRunner } from './define.ts'

/** `server/statements` reads the files; its answer is the result. */
export const bankStatement = defineOwnRunner('bank-statement', {
  record: product.result,
  sample: () => ({ files: ['sample_statement'] }),
  result: (_input, record) => record,
})
