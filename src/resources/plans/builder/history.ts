import type { Plan } from '../../../../contracts/cases/plan.ts'
import { applied, type Edit, editsBetween, reversed } from './edits.ts'

/** A plan that is being written, with what can be undone, the latest last, and what can be done again, the next first. */
export interface Written {
  plan: Plan
  past: readonly (readonly Edit[])[]
  future: readonly (readonly Edit[])[]
}

export const MAX_PAST = 200

export const written = (plan: Plan): Written => ({ plan, past: [], future: [] })

/** Letters that are typed one after the other into the same input are undone together. */
function isContinued(last: readonly Edit[] | undefined, edits: readonly Edit[]): boolean {
  const [one, other] = [last?.[0], edits[0]]
  if (!one || !other || last?.length !== 1 || edits.length !== 1 || 'at' in one || 'at' in other) return false
  if (typeof one.after !== 'string' || typeof other.after !== 'string') return false
  return one.path.join('\n') === other.path.join('\n') && Math.abs(one.after.length - other.after.length) === 1
}

export function changed(history: Written, plan: Plan): Written {
  const edits = editsBetween(history.plan, plan)
  if (edits.length === 0) return history
  const last = history.past.at(-1)
  if (last && history.future.length === 0 && isContinued(last, edits)) {
    const [one, other] = [last[0], edits[0]]
    if (one && other && !('at' in one) && !('at' in other))
      return { ...history, plan, past: [...history.past.slice(0, -1), [{ ...other, before: one.before }]] }
  }
  return { plan, past: [...history.past, edits].slice(-MAX_PAST), future: [] }
}

export function undone(history: Written): Written {
  const last = history.past.at(-1)
  if (!last) return history
  const plan = applied(history.plan, reversed(last)) as Plan
  return { plan, past: history.past.slice(0, -1), future: [last, ...history.future] }
}

export function redone(history: Written): Written {
  const [next, ...rest] = history.future
  if (!next) return history
  return { plan: applied(history.plan, next) as Plan, past: [...history.past, next], future: rest }
}
