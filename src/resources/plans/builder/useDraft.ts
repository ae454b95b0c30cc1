import { useStore } from 'ra-core'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import { draftKeys } from '../../../session/drafts.ts'

interface Kept {
  plan: Plan
  /** The version that it changes; a new plan has none. */
  basedOn?: number
}

/** What was published, or what a new plan begins with. */
export interface Begun {
  /** Tells drafts apart: one for each plan that is changed, and one for each version that is copied. */
  name: string
  plan: Plan
  /** The latest version of the plan that is changed. */
  latest?: number
}

/** The draft, which the browser keeps from its first change until it is published or discarded. */
export function useDraft({ name, plan: begun, latest }: Begun) {
  const [kept, keep] = useStore<Kept | null>(`${draftKeys}plans.${name}`, null)
  const beginning: Kept = { plan: begun, ...(latest !== undefined && { basedOn: latest }) }
  const { plan: draft, basedOn } = kept ?? beginning
  return {
    draft,
    basedOn,
    isKept: kept !== null,
    /** Whether another version has been published since the draft was begun. */
    isOutdated: basedOn !== latest,
    change: (next: (draft: Plan) => Plan) =>
      keep((current: Kept | null) => {
        const { plan, ...from } = current ?? beginning
        return { ...from, plan: next(plan) }
      }),
    /** Lets it follow the latest version, whatever that has changed. */
    followLatest: () => keep({ ...beginning, plan: draft }),
    drop: () => keep(null),
  }
}
