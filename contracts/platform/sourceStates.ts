import { z } from 'zod'

/**
 * States of a source, from the best to the worst: several sources are as good as the worst of them. `unknown`: it has not been asked since this node
 * started.
 */
export const sourceStates = ['operational', 'unknown', 'degraded', 'down'] as const

export type SourceState = (typeof sourceStates)[number]

export const sourceStateField = z.enum(sourceStates)

/** The worst of the states; `operational` if there are none. */
export const worstState = (states: readonly SourceState[]): SourceState =>
  sourceStates.findLast(state => states.includes(state)) ?? 'operational'
