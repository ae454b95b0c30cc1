import type { Plan } from '../../contracts/cases/plan.ts'
import type { WaitsOn } from '../../contracts/cases/states.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { CaseState } from '../engines/cases/state.ts'

/**
 * Whom a case waits for; null when it has ended. The customer comes first, because only they see the answer: what they can do is shown even while others are
 * asked too. So it is while the person's link is withdrawn: nobody but the customer can send it again. A step that is under way, such as a
 * document that is being read, waits for nobody.
 */
export function waitsOn(
  { steps }: Pick<Plan, 'steps'>,
  { status, steps: states }: CaseState,
  link: 'open' | 'withdrawn',
): WaitsOn | null {
  if (status === 'paused') return 'customer'
  if (status !== 'open') return null
  const actors = new Set(steps.flatMap(({ id, kind }) => (states[id]?.status === 'asked' ? [stepOf(kind).actor] : [])))
  if (actors.has('customer') || (actors.has('subject') && link === 'withdrawn')) return 'customer'
  return actors.has('subject') ? 'person' : 'system'
}
