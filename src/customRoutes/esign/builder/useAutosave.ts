import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { saveEnvelopeDraft } from '../../../../contracts/calls/esign.ts'
import type { EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import { callApi } from '../../../dataProvider/api.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import { trimmed } from './draft.ts'

/** While somebody types or drags, not every step is sent. */
const SETTLED_MS = 800

export interface Problem {
  /** The path of what has to be changed, such as `recipients.1.email`. */
  field: string
  message: string
}

interface Saved {
  /** What the server has. */
  draft: EnvelopeDraft
  revision: number
  /** What the server says keeps it from being sent; nothing is known before the first change. */
  problems: readonly Problem[]
  pricePaise: number
}

export type Begun = Omit<Saved, 'problems'> & { id: string }

/** Saves the draft whenever it has changed. One save runs at a time, so that each begins with the revision of the one before. */
export function useAutosave({ id, ...begun }: Begun, draft: EnvelopeDraft) {
  const [saved, setSaved] = useState<Saved>({ ...begun, problems: [] })
  const [error, setError] = useState<CallError>()
  const [isSaving, setSaving] = useState(false)
  const latest = useRef({ draft, saved, isStopped: false })
  const running = useRef<Promise<Saved>>(undefined)

  const saveAll = async (): Promise<Saved> => {
    const now = latest.current
    while (now.draft !== now.saved.draft) {
      const sent = now.draft
      const body = { revision: now.saved.revision, draft: trimmed(sent) }
      const reply = await callApi(saveEnvelopeDraft, { params: { id }, body })
      now.saved = { draft: sent, ...reply }
      setSaved(now.saved)
    }
    return now.saved
  }

  /** Resolves when the server has everything that was written. Throws CallError. */
  const flush = (): Promise<Saved> => {
    if (running.current) return running.current
    setSaving(true)
    const attempt = saveAll()
      .then(
        done => {
          setError(undefined)
          return done
        },
        (failure: unknown) => {
          if (failure instanceof CallError) setError(failure)
          throw failure
        },
      )
      .finally(() => {
        running.current = undefined
        setSaving(false)
      })
    running.current = attempt
    return attempt
  }

  /** Nothing more is saved: the draft is deleted. */
  const stop = () => {
    latest.current.isStopped = true
  }

  const isLate = error?.status === 409
  const isSaved = draft === saved.draft
  const save = useEffectEvent(() => {
    if (!isLate && !latest.current.isStopped) flush().catch(() => {})
  })
  const flushOnLeave = useEffectEvent(() => {
    const { draft: last, saved: known } = latest.current
    if (last !== known.draft) save()
  })
  useEffect(() => {
    latest.current.draft = draft
    if (draft === latest.current.saved.draft) return
    const timer = setTimeout(save, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [draft])
  useEffect(() => () => flushOnLeave(), [])
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])

  return { saved, isSaved, isSaving, isLate, error, flush, stop }
}
