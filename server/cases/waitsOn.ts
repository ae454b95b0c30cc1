import type { Plan } from '../../contracts/cases/plan.ts'
import type { WaitsOn } from '../../contracts/cases/states.ts'
import { stepOf } from '../../contracts/cases/steps/index.ts'
import type { CaseState } from '../engines/cases/state.ts'

/**
 * Whom a case waits for; null when it has ended. The customer comes first, because only they see the answer: what they can do is shown even while others are
 * asked too. So it is while the person's link is withdrawn, and while a step has another person to ask and no address of theirs (`unaddressed`): nobody but
 * the customer can go on. A step that is under way, such as a document that is being read, waits for nobody.
 */
export function waitsOn(
  { steps }: Pick<Plan, 'steps'>,
  { status, steps: states }: CaseState,
  link: 'open' | 'withdrawn',
  unaddressed: ReadonlySet<string>,
): WaitsOn | null {
  if (status === 'paused') return 'customer'
  if (status !== 'open') return null
  if (steps.some(({ id }) => states[id]?.status === 'asked' && unaddressed.has(id))) return 'customer'
  const actors = new Set(steps.flatMap(({ id, kind }) => (states[id]?.status === 'asked' ? [stepOf(kind).actor] : [])))
  if (actors.has('customer') || (actors.has('subject') && link === 'withdrawn')) return 'customer'
  if (actors.has('subject')) return 'person'
  if (actors.has('other')) return 'other'
  return actors.has('staff') ? 'staff' : 'system'
}
