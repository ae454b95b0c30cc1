import { createContext, use, useEffect, useRef } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { Draft, FieldProps, Problem } from './field.ts'
import { problemOf, useProblemText } from './problems.ts'

/** The field that is being drawn. */
export const FieldContext = createContext<FieldProps | null>(null)

interface OwnCheck {
  /** What is wrong, in the component's words; runs before the limits. One that waits, for an upload say, holds the form back until it answers. */
  check?: (value: unknown, draft: Draft) => string | undefined | Promise<string | undefined>
  /** The other fields that `check` reads. */
  reads?: string[]
}

/** A field's value, its problem in words, and what sets it. What `ref` is given takes the focus when the value is wrong. */
export function useField({ check, reads = [] }: OwnCheck = {}) {
  const props = use(FieldContext)
  if (!props) throw new Error('useField is for the fields of a form.')
  const { field, limits } = props
  const problemText = useProblemText()
  const words = (problem: Problem) => problemText(field, problem, limits)
  const { trigger, getValues } = useFormContext<Draft>()
  const validate = async (value: unknown, draft: Draft) => {
    const own = await check?.(value, draft)
    if (own) return own
    // The check may have waited for the value.
    const problem = problemOf(field, getValues(field.source), limits)
    return problem ? words(problem) : true
  }
  const {
    field: { value, onChange, onBlur, ref },
    fieldState: { error },
    formState: { isSubmitted },
  } = useController<Draft>({ name: field.source, rules: { validate } })

  const read = JSON.stringify(useWatch<Draft>({ name: reads }))
  const checked = useRef(read)
  // Checked again when what the check reads has changed.
  useEffect(() => {
    if (checked.current === read) return
    checked.current = read
    if (isSubmitted) void trigger(field.source)
  }, [read, isSubmitted, trigger, field.source])

  const now = problemOf(field, value, limits)
  // What more typing cannot mend is said at once; everything else waits for the button.
  const beyond = now === 'tooLarge' || now === 'tooLong' ? words(now) : undefined
  return {
    ...props,
    value,
    onChange: onChange as (value: unknown) => void,
    onBlur,
    ref,
    // Of a list's entries, what is wrong with the first.
    problem: [error].flat().find(one => one?.message)?.message ?? beyond,
  }
}
