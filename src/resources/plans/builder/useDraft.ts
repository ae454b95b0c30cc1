import { useStore } from 'ra-core'
import type { Plan } from '../../../../contracts/cases/plan.ts'
import { draftKeys } from '../../../session/drafts.ts'
import { changed, redone, undone, type Written, written } from './history.ts'

/** What is kept of a draft; the history of one that an earlier version has kept is empty. */
export interface Kept extends Partial<Omit<Written, 'plan'>> {
  plan: Plan
  /** The version that it changes; a new plan has none. */
  basedOn?: number
  /** The last one that this browser has read from the server, or saved there. */
  revision?: number
}

/** What was published, or what a new plan begins with. */
export interface Begun {
  /** Tells drafts apart: one for each plan that is changed, and one for each version that is copied. */
  name: string
  plan: Plan
  /** The latest version of the plan that is changed. */
  latest?: number
}

/** The draft with its history, which the browser keeps from its first change until it is published or discarded. */
export function useDraft({ name, plan: begun, latest }: Begun) {
  const [kept, keep] = useStore<Kept | null>(`${draftKeys}plans.${name}`, null)
  const beginning: Kept = { plan: begun, ...(latest !== undefined && { basedOn: latest }) }
  const { plan: draft, basedOn } = kept ?? beginning
  const step = (next: (history: Written) => Written) =>
    keep((current: Kept | null) => {
      const from = current ?? beginning
      const { plan, past = [], future = [], ...more } = from
      const before = { plan, past, future }
      const after = next(before)
      // Nothing has changed: a draft that is not kept yet stays so.
      return after === before ? current : { ...more, ...after }
    })
  return {
    draft,
    basedOn,
    kept,
    isKept: kept !== null,
    /** Whether another version has been published since the draft was begun. */
    isOutdated: basedOn !== latest,
    change: (next: (draft: Plan) => Plan) => step(history => changed(history, next(history.plan))),
    canUndo: (kept?.past?.length ?? 0) > 0,
    canRedo: (kept?.future?.length ?? 0) > 0,
    undo: () => step(undone),
    redo: () => step(redone),
    /** Lets it follow the latest version, whatever that has changed. */
    followLatest: () => keep({ ...(kept ?? written(begun)), ...(latest !== undefined && { basedOn: latest }) }),
    /** Takes another draft in its place, as the server has it. */
    take: (other: Kept) => keep(other),
    /** Notes the revision that the server has. */
    note: (revision: number) => keep((current: Kept | null) => current && { ...current, revision }),
    drop: () => keep(null),
  }
}
