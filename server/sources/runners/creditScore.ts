import { z } from 'zod'
import { generateIdentifier } from '../../../contracts/identifiers/index.ts'
import { holderOf } from '../synthetic/people.ts'
import { defineRunner } from './define.ts'

const GOOD = 720
const FAIR = 600

export const creditScore = defineRunner('credit-score', {
  record: z.object({
    name: z.string().max(200).nullable(),
    /** Null for a holder without credit. */
    score: z.number().int().min(300).max(900).nullable(),
    bureau: z.string().min(1).max(100),
    reportedOn: z.iso.date().nullable(),
    openAccounts: z.number().int().min(0),
    overdueAccounts: z.number().int().min(0),
  }),
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
