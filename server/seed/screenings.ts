import type { InputOf, ResultOf } from '../../contracts/products/index.ts'
import type { Verdict } from '../../contracts/screening/verdicts.ts'
import { runVerification } from '../checks/verifications/runVerification.ts'
import { openResult } from '../checks/verifications/values.ts'
import type { Context } from '../platform/context.ts'
import { decide } from '../screening/decisions/decide.ts'
import { assignScreenings } from '../screening/work/assign.ts'
import { commentOn } from '../screening/work/comment.ts'
import { assistantId, demoScope } from './scopes.ts'

interface Screening {
  input: InputOf<'aml-screen'>
  reference: string
  /** What the demo has decided about the best hit. */
  decided?: { verdict: Verdict; note: string }
  /** What the demo's holder wrote when they gave it to their assistant. */
  handedOver?: string
}

/** Of each outcome one: nobody found, a match, somebody else of the same name, one to decide, and one that the birth date rules out. */
const screenings: readonly Screening[] = [
  { input: { kind: 'person', name: 'Meenal Deshpande', birth: '1984-02-19', country: 'India' }, reference: 'VEN-2104' },
  {
    input: {
      kind: 'organisation',
      name: 'ZARKON MERIDIAN TRADING L.L.C.',
      country: 'Iran',
      basis: 'law',
      basisLaw: 'PMLA, 2002, section 12',
    },
    reference: 'VEN-2117',
    decided: { verdict: 'true_match', note: 'Same registration number as on the invoice. The order was declined.' },
  },
  {
    input: { kind: 'person', name: 'Arvind Kalsi', birth: '1991-11-03', country: 'India', threshold: '70' },
    reference: 'EMP-0316',
    decided: { verdict: 'false_positive', note: 'Born 23 years later than the official; passport seen.' },
  },
  {
    input: { kind: 'person', name: 'Arvind Kalsi', birth: '1968', country: 'India' },
    reference: 'VEN-2121',
    handedOver: 'The supplier has been asked for a copy of the passport. Please decide when it is here.',
  },
  { input: { kind: 'person', name: 'Arvind Kalsi', birth: '1994-06-21', country: 'India' }, reference: 'EMP-0342' },
]

/** Screens the demo's counterparties. The lists must have been imported. */
export async function screenCounterparties(ctx: Context): Promise<void> {
  const scope = await demoScope(ctx)
  const assistant = await assistantId(ctx)
  for (const { input, reference, decided, handedOver } of screenings) {
    const request = { product: 'aml-screen', input, purpose: 'vendor_onboarding', reference } as const
    const row = await runVerification(ctx, scope, request)
    const result = openResult(ctx.vault, row) as ResultOf<'aml-screen'> | null
    const [hit] = result?.hits ?? []
    if (decided && hit) await decide(ctx, scope, { id: row.id, entryKey: hit.entryKey, ...decided })
    if (handedOver) {
      await assignScreenings(ctx, scope, { ids: [row.id], assigneeId: assistant })
      await commentOn(ctx, scope, { id: row.id, text: handedOver })
    }
  }
}
