import type { z } from 'zod'
import type { Draft } from '../draft.ts'
import type { employmentStep } from './employment.ts'
import type { StepKind } from './index.ts'

type Employment = z.output<typeof employmentStep.answer>

/** The boxes that the page of a step ticks for what an answer leaves empty: without them, it could not be shown again as it was given (`draftOf`). */
export const tickedIn = (kind: StepKind, answer: object): Draft =>
  kind === 'employment' ? employersTicked(answer as Employment) : {}

function employersTicked({ employers }: Employment): Draft {
  if (employers.length === 0) return { none: 'true' }
  const lasting = employers.flatMap(({ to }, index) => (to === null ? [[`employers.${index}.current`, 'true']] : []))
  return Object.fromEntries(lasting)
}
