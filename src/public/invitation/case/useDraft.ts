import { useCallback, useEffect, useRef, useState } from 'react'
import { saveCaseLink } from '../../../../contracts/calls/caseLinks.ts'
import type { Draft } from '../../../../contracts/cases/draft.ts'
import type { OpenStep } from '../../../../contracts/cases/openStep.ts'
import { usePublicApi } from '../../challans/shared/usePublicApi.ts'

/** After so long without a key the draft is saved. */
const SAVE_MS = 1_000

export type SaveState = 'none' | 'saving' | 'saved' | 'failed'

interface DraftOptions {
  step: Pick<OpenStep, 'id' | 'draft' | 'prefilled'>
  token: string
  pass: string | null
}

/** What the person fills in, by the paths of the answer. It is saved while they type, so that the link goes on where they left it, on another device as well. */
export function useDraft({ step, token, pass }: DraftOptions) {
  const { ask } = usePublicApi()
  const [values, setValues] = useState<Draft>(() => ({ ...step.prefilled, ...step.draft }))
  const [state, setState] = useState<SaveState>('none')
  const unsaved = useRef<Draft | null>(null)
  const { id } = step

  const save = useCallback(async () => {
    const draft = unsaved.current
    if (!draft) return
    unsaved.current = null
    setState('saving')
    try {
      await ask(saveCaseLink, { body: { token, ...(pass !== null && { pass }), step: id, draft: { ...draft } } })
      setState('saved')
    } catch {
      // The next change saves it again.
      setState('failed')
    }
  }, [ask, token, pass, id])

  const latest = useRef(values)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const replace = (next: Draft) => {
    latest.current = next
    unsaved.current = next
    setValues(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), SAVE_MS)
  }

  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void save()
    }
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      clearTimeout(timer.current)
      void save()
    }
  }, [save])

  return {
    values,
    state,
    replace,
    change: (path: string, value: string) => replace({ ...latest.current, [path]: value }),
    /** Sends the answer: there is nothing more to save then, unless it is refused. */
    send: async (answer: () => Promise<void>) => {
      clearTimeout(timer.current)
      unsaved.current = null
      try {
        await answer()
      } catch (thrown) {
        replace(latest.current)
        throw thrown
      }
    },
  }
}
