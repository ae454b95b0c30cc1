import { keepPreviousData } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { quotePlan } from '../../../../contracts/calls/plans.ts'
import type { Plan, PlanStep } from '../../../../contracts/cases/plan.ts'
import { useSettled } from '../../../components/useSettled.ts'
import type { SuccessReply } from '../../../dataProvider/api.ts'
import type { CallError } from '../../../dataProvider/callError.ts'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { replaced } from './draft.ts'

export interface Problem {
  /** The path of the field, such as `steps.2.when`. */
  field: string
  message: string
}

interface Builder {
  draft: Plan
  change: (change: (draft: Plan) => Plan) => void
  problems: readonly Problem[]
}

export const BuilderContext = createContext<Builder | null>(null)

export function useBuilder() {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('Outside a plan builder.')
  const { draft, change, problems } = builder
  return {
    draft,
    change,
    problems,
    /** Changes some of a step's parts. One that is undefined is removed. */
    changeStep: (index: number, parts: Partial<PlanStep>) =>
      change(({ steps, ...plan }) => ({
        ...plan,
        steps: replaced(steps, index, { ...steps[index], ...parts } as PlanStep),
      })),
    problemAt: (path: string) => problems.find(({ field }) => field === path)?.message,
    /** Of a field of several parts: the first problem with it or with any of them. */
    problemUnder: (path: string) =>
      problems.find(({ field }) => field === path || field.startsWith(`${path}.`))?.message,
  }
}

export type Quote = SuccessReply<typeof quotePlan>

/** While somebody types, the server is not asked for every letter. */
const SETTLED_MS = 600

/** What the server says of the draft. */
export interface Judgement {
  quote: Quote | undefined
  problems: readonly Problem[]
  /** Whether it is of this very draft; otherwise nothing is known of what was written last. */
  isCurrent: boolean
  /** Why nothing is known, if the server gave no answer; with `ask` it is asked again. */
  error: CallError | undefined
  ask: () => void
}

/** What the draft costs, and what keeps it from being published, as the server says. */
export function useQuote(draft: Plan): Judgement {
  const text = useTexts('planBuilder')
  const plan = useSettled(draft, SETTLED_MS)
  const { data, error, isFetching, isPlaceholderData, refetch } = useCallQuery(
    quotePlan,
    { body: { plan } },
    { enabled: plan.steps.length > 0, retry: false, placeholderData: keepPreviousData },
  )
  const ask = () => void refetch()
  const nothing = { quote: undefined, problems: [], isCurrent: false, error: undefined, ask }
  if (draft.steps.length === 0) return { ...nothing, problems: [{ field: 'steps', message: text('noSteps') }] }
  if (error) {
    const problems = problemsIn(error)
    return { ...nothing, problems, error: problems.length === 0 && !isFetching ? error : undefined }
  }
  if (!data || isPlaceholderData) return { ...nothing, quote: data }
  return { ...nothing, quote: data, problems: data.problems, isCurrent: plan === draft && !isFetching }
}

/** A plan of another form is refused as a whole, with paths that begin with its name in the call. */
export const problemsIn = ({ fields }: CallError): Problem[] =>
  fields.map(({ field, message }) => ({ field: field.replace(/^plan\./, ''), message }))
