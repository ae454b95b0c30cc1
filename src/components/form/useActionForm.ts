import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Call } from '../../../contracts/calls/define.ts'
import { callApi, type SuccessReply } from '../../dataProvider/api.ts'
import { attemptKeys } from '../../dataProvider/attemptKeys.ts'
import { CallError } from '../../dataProvider/callError.ts'
import type { BodyOf, CallArgs, ParamsOf } from '../../dataProvider/send.ts'
import { useToast } from '../useToast.ts'
import { bodyOf, type Draft, draftOf, type Field } from './field.ts'

type KeysOf<T> = T extends object ? keyof T & string : never

/** The names that a field can set: properties of the body (of every branch of a union) and parameters of the path. */
export type SourceOf<C extends Call> = KeysOf<BodyOf<C>> | KeysOf<ParamsOf<C>>

export interface Action<C extends Call> {
  call: C
  params?: Partial<ParamsOf<C>>
  /** The parts of the body that do not come from fields. */
  body?: Partial<BodyOf<C>>
  fields?: readonly Field<SourceOf<C>>[]
  /** The initial values of the fields, in the body's units. */
  defaults?: Partial<Record<SourceOf<C>, unknown>>
  /** The toast on success. */
  done?: string | ((reply: SuccessReply<C>, body: BodyOf<C>) => string)
  /** Called after the toast, for example to open another page. */
  onDone?: (reply: SuccessReply<C>) => void
  /** Called with the server's message if somebody else was faster (409). Everything on the page is reloaded. */
  onConflict?: (message: string) => void
}

/**
 * The form of an API call. It checks the fields against the call's limits and sends them once, however often the button is clicked. The
 * server's errors about a field, or about part of its value, appear under that field; other errors are in
 * `form.formState.errors.root`. When the call succeeds, everything on the page is reloaded.
 */
export function useActionForm<C extends Call>(action: Action<C>) {
  const { call, params, body, fields = [], defaults = {}, done, onDone, onConflict } = action
  const toast = useToast()
  const cache = useQueryClient()
  const [keys] = useState(attemptKeys)
  const [initial] = useState(() => draftOf(fields, defaults))
  const form = useForm<Draft>({ defaultValues: initial })
  const sending = useRef(false)

  /** Focuses the input at a path such as `content.questions.0.answer`, or else its closest ancestor, because the last successful focus wins. */
  const focusOn = (path: string) => {
    const parts = path.split('.')
    for (const index of parts.keys()) form.setFocus(parts.slice(0, index + 1).join('.'))
  }

  const showError = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    if (onConflict && error.status === 409) {
      void cache.invalidateQueries()
      return onConflict(error.message)
    }
    const drawn = error.fields.filter(({ field }) =>
      fields.some(({ source }) => source === field || field.startsWith(`${source}.`)),
    )
    for (const [index, { field, message }] of drawn.entries())
      form.setError(field, { message }, { shouldFocus: index === 0 })
    if (drawn[0]?.field.includes('.')) focusOn(drawn[0].field)
    if (drawn.length === 0) form.setError('root', { message: error.fields[0]?.message ?? error.message })
  }

  const send = async (draft: Draft) => {
    if (sending.current) return
    sending.current = true
    const ofPath = ({ source }: Field) => call.path.includes(`{${source}}`)
    const typed = (some: readonly Field[]) => bodyOf(some, draft, call.bodyFields)
    const whole = call.bodyFields && { ...body, ...typed(fields.filter(field => !ofPath(field))) }
    const args = {
      params: { ...params, ...typed(fields.filter(ofPath)) },
      body: whole,
      ...(call.idempotent && { idempotencyKey: keys.keyFor(whole) }),
    }
    try {
      const reply = await callApi(call, args as unknown as CallArgs<C>)
      keys.ended()
      form.reset(draft)
      const toastText = typeof done === 'function' ? done(reply, whole as BodyOf<C>) : done
      if (toastText) toast(toastText, 'success')
      void cache.invalidateQueries()
      onDone?.(reply)
    } catch (error) {
      showError(error)
    } finally {
      sending.current = false
    }
  }

  const submit = (event: FormEvent) => {
    // In React's tree, a dialog's form is inside the page's form.
    event.stopPropagation()
    // The server's errors belong to the previous attempt.
    form.clearErrors()
    // Read after the checks, because an asynchronous check may have changed a value.
    void form.handleSubmit(() => send(form.getValues()))(event)
  }
  return {
    form,
    fields: fields as readonly Field[],
    submit,
    busy: form.formState.isSubmitting,
    isDirty: form.formState.isDirty,
  }
}
