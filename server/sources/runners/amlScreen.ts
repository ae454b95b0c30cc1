import { amlScreen as product } from '../../../contracts/products/amlScreen.ts'
import { defineOwnRunner } from './define.ts'

const firstNames = ['Arvind', 'Meera', 'Sunil', 'Kavita', 'Rakesh', 'Anjali', 'Imran', 'Farah', 'Joseph', 'Gurpreet']
const lastNames = ['Kalsi', 'Nambiar', 'Deshpande', 'Sharma', 'Iyer', 'Qureshi', 'Fernandes', 'Gill', 'Bose', 'Reddy']
const trades = ['Textiles', 'Logistics', 'Exports', 'Foods', 'Infra']
const ORGANISATIONS = 0.3

/** `server/screening` answers from the watch lists; its answer is the result. */
export const amlScreen = defineOwnRunner('aml-screen', {
  record: product.result,
  sample(random) {
    const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? ''
    const country = 'India'
    if (random() < ORGANISATIONS)
      return { kind: 'organisation', name: `${pick(lastNames)} ${pick(trades)} Private Limited`, country }
    return {
      kind: 'person',
      name: `${pick(firstNames)} ${pick(lastNames)}`,
      birth: String(1950 + Math.floor(random() * 50)),
      country,
    }
  },
  result: (_input, record) => record,
})
