import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { creditScore as product } from '../../../contracts/products/creditScore.ts'
import { holderOf } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'

const { result } = product

const GOOD = 720
const FAIR = 600

export const creditScore = defineRunner('credit-score', {
  record: result.omit({ status: true, credit_score: true }).extend({ score: result.shape.credit_score }),
  sandbox({ pan }, synthetic) {
    const usual = synthetic.plain ? synthetic.between(GOOD, 850) : synthetic.between(480, 850)
    const score = synthetic.mismatch ? synthetic.between(320, FAIR - 1) : usual
    const openAccounts = synthetic.between(1, 7)
    return {
      name: holderOf(pan),
      score,
      bureau: 'Sandbox bureau',
      reportedOn: synthetic.day(-60, -1),
      openAccounts,
      overdueAccounts: score >= GOOD ? 0 : synthetic.between(score < FAIR ? 1 : 0, openAccounts),
    }
  },
  sample: random => ({ pan: generateIdentifier('pan', random) }),
  remote: {
    path: '/credit/score',
    body: { pan: 'pan' },
    record: {
      name: 'data.name',
      score: 'data.credit_score',
      bureau: 'data.bureau',
      reportedOn: 'data.reported_on',
      openAccounts: 'data.open_accounts',
      overdueAccounts: 'data.overdue_accounts',
    },
  },
  result: (_input, { score, ...record }) => ({ ...record, status: bandOf(score), credit_score: score }),
})

function bandOf(score: number | null) {
  if (score === null) return 'no_history'
  return score >= GOOD ? 'good' : score >= FAIR ? 'fair' : 'poor'
}
