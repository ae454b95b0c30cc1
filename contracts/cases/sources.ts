import type { PlanStep } from './plan.ts'
import type { Source } from './source.ts'

/** The values that the settings of a step take from the case, by their path in the settings. */
export function sourcesOf(step: PlanStep): [path: string, source: Source][] {
  if (step.kind === 'check')
    return [
      ...Object.entries(step.settings.input).map(([name, one]): [string, Source] => [`input.${name}`, one]),
      ...holderOf(step.settings),
    ]
  if (step.kind === 'document') return holderOf(step.settings)
  if (step.kind === 'address') return step.settings.document ? [['document', step.settings.document]] : []
  if (step.kind !== 'referee') return []
  const { person, employer, claims } = step.settings
  const of = (name: string, given: Record<string, Source | undefined>) =>
    Object.entries(given).flatMap(([key, one]): [string, Source][] => (one ? [[`${name}.${key}`, one]] : []))
  return [
    ...of('person', person),
    ...of('claims', claims),
    ...(employer ? [['employer', employer] as [string, Source]] : []),
  ]
}

const holderOf = ({ holder }: { holder?: Source | null | undefined }): [string, Source][] =>
  holder ? [['holder', holder]] : []

/** The facts that a step reads apart from its conditions. */
export const factsReadBy = (step: PlanStep): string[] =>
  sourcesOf(step).flatMap(([, one]) => ('fact' in one ? one.fact : []))
