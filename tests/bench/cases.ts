import { type PlanInput, plan as planSchema } from '../../contracts/cases/plan.ts'
import { advance, newCase } from '../../server/engines/cases/advance.ts'
import type { CaseEvent } from '../../server/engines/cases/state.ts'
import { makeCustomer } from '../support/factories.ts'
import { withNodes } from './benchNode.ts'
import { fillCases } from './fillCases.ts'
import { growth } from './growth.ts'
import { median } from './median.ts'

const FEW = 1_000
const MANY = 100_000
const STEPS = 300
const RUNS = 20

/**
 * Compares what an account with a hundred thousand cases waits for with one that has a thousand, of which as many are open: the list, the columns of the board, and their
 * counts, over HTTP in turns. `engine`: what the engine takes for each event of a plan with 300 steps.
 */
export const benchCases = async () => ({
  ...(await withNodes(1, async ({ db, asCustomer }) => {
    const account = async (rows: number) => {
      const { userId } = await makeCustomer(db)
      await fillCases(db, userId, rows)
      return asCustomer(userId)
    }
    const [few, many] = [await account(FEW), await account(MANY)]
    const compare = (paths: readonly string[]) => {
      const all = (get: typeof few) => async () => {
        for (const path of paths) await get(path)
      }
      return growth(all(few), all(many))
    }
    return {
      list: await compare([page({})]),
      overdue: await compare([page({ overdue: true })]),
      board: await compare(board.map(([filter, field, order]) => page(filter, field, order))),
      counts: await compare(['/api/cases/counts']),
    }
  })),
  engine: measureEngine(),
})

const page = (filter: object, field = 'createdAt', order = 'DESC') =>
  `/api/resources/cases?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify([field, order]),
    range: JSON.stringify([0, 24]),
  })}`

/** As the page asks for them (`src/resources/cases/CaseBoard.tsx`). */
const board: readonly [object, string, string][] = [
  [{ status: ['open'], waitsOn: ['customer'] }, 'nextDueAt', 'ASC'],
  [{ status: ['open'], waitsOn: ['person'] }, 'nextDueAt', 'ASC'],
  [{ status: ['open'], waitsOn: ['other', 'staff', 'system'] }, 'nextDueAt', 'ASC'],
  [{ status: ['paused'] }, 'nextDueAt', 'ASC'],
  [{ status: ['done', 'expired', 'cancelled'] }, 'endedAt', 'DESC'],
]

const words = (en: string) => ({ en, hi: en })

/** Each step asks the person, and every tenth only if the one before it was answered. */
const longPlan: PlanInput = {
  title: words('Long'),
  steps: Array.from({ length: STEPS }, (_, at) => ({
    id: `s${at}`,
    kind: 'form' as const,
    title: words(`Step ${at}`),
    settings: { fields: [{ source: 'city', label: words('City') }] },
    ...(at % 10 === 9 && { when: { fact: `s${at - 1}.outcome`, is: 'answered' } }),
  })),
  verdicts: [
    { value: 'clear', label: words('Clear'), tone: 'success' },
    { value: 'look', label: words('To be decided'), tone: 'warning' },
  ],
  rules: [{ verdict: 'clear', when: { fact: `s${STEPS - 1}.outcome`, is: 'answered' } }],
  otherwise: 'look',
}

function measureEngine(): { msPerStep: number } {
  const plan = planSchema.parse(longPlan)
  const times = Array.from({ length: RUNS }, () => {
    const started = performance.now()
    let { state } = advance(plan, newCase(plan, { name: 'Asha Rao', email: null, phone: null }), { type: 'start' })
    for (const { id } of plan.steps) {
      const answered: CaseEvent = { type: 'answered', step: id, round: 1, outcome: 'answered', facts: { city: 'Pune' } }
      ;({ state } = advance(plan, state, answered))
    }
    if (state.status !== 'done') throw new Error('The plan does not end.')
    return (performance.now() - started) / STEPS
  })
  return { msPerStep: median(times) }
}
