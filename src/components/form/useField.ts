import { createContext, use, useEffect, useRef } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Draft, FieldProps, Problem } from './field.ts'
import { problemOf, useProblemText } from './problems.ts'

/** The field that is being rendered. */
export const FieldContext = createContext<FieldProps | null>(null)

interface OwnCheck {
  /** Returns the component's own error message; runs before the limits are checked. The form waits for an asynchronous check, such as an upload. */
  check?: (value: unknown, draft: Draft) => string | undefined | Promise<string | undefined>
  /** The other fields that `check` reads. */
  reads?: string[]
}

/** A field's value, setter and error message. The element with `ref` is focused if the value is invalid. */
export function useField({ check, reads = [] }: OwnCheck = {}) {
  const props = use(FieldContext)
  if (!props) throw new Error('useField is for the fields of a form.')
  const { field, limits } = props
  const problemText = useProblemText()
  const message = (problem: Problem) => problemText(field, problem, limits)
  const { trigger, getValues } = useFormContext<Draft>()
  const validate = async (value: unknown, draft: Draft) => {
    const own = await check?.(value, draft)
    if (own) return own
    // An asynchronous check may have changed the value.
    const problem = problemOf(field, getValues(field.source), limits)
    return problem ? message(problem) : true
  }
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
    formState: { isSubmitted },
  } = useController<Draft>({ name: field.source, rules: { validate } })

  const read = JSON.stringify(useWatch<Draft>({ name: reads }))
  const checked = useRef(read)
  // Checks again after a field that `check` reads has changed.
  useEffect(() => {
    if (checked.current === read) return
    checked.current = read
    if (isSubmitted) void trigger(field.source)
  }, [read, isSubmitted, trigger, field.source])

  const currentProblem = problemOf(field, value, limits)
  // More typing cannot correct these two, so they are shown at once. All other problems wait for the submit.
  const immediate = currentProblem === 'tooLarge' || currentProblem === 'tooLong' ? message(currentProblem) : undefined
  return {
    ...props,
    value,
    onChange: onChange as (value: unknown) => void,
    onBlur,
    ref,
    // The error of a list is the first one among its entries.
    problem: [error].flat().find(one => one?.message)?.message ?? immediate,
  }
}
