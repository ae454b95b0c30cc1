import { useCallback, useEffect, useMemo, useState } from 'react'
import { useInBrowser } from '../challans/shared/useInBrowser.ts'
import { type Draft, emptyDraft, readDraft, type Step, stepFor, writeDraft } from './draft.ts'

const wantedStep = () => (history.state as { step?: unknown } | null)?.step

interface Known {
  step: Step
  draft: Draft
}

const nothing: Known = { step: 'vehicle', draft: emptyDraft }

function fromSession(): Known {
  const draft = readDraft()
  return { step: stepFor(wantedStep(), draft), draft }
}

/** The steps and what was typed in them. The back button goes a step back; a reload finds both again. */
export function useSteps() {
  // The server draws the first step; what the session knows comes with the page's coming alive.
  const inBrowser = useInBrowser()
  const known = useMemo(() => (inBrowser ? fromSession() : nothing), [inBrowser])
  const [step, setStep] = useState<Step | null>(null)
  const [draft, setDraft] = useState<Draft | null>(null)

  // The page itself remembers too: a session that is cleared under it loses nothing that it shows.
  useEffect(() => {
    if (draft) writeDraft(draft)
  }, [draft])

  useEffect(() => {
    const back = () => setStep(stepFor(wantedStep(), readDraft()))
    const shown = ({ persisted }: PageTransitionEvent) => persisted && back()
    addEventListener('popstate', back)
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('pageshow', shown)
    }
  }, [])

  const keep = useCallback(
    (changes: Partial<Draft>) =>
      setDraft(before => ({ ...(before ?? (inBrowser ? known.draft : readDraft())), ...changes })),
    [inBrowser, known],
  )

  const go = useCallback((next: Step) => {
    if (wantedStep() !== next) history.pushState({ step: next }, '')
    setStep(next)
  }, [])

  return { step: step ?? known.step, draft: draft ?? known.draft, keep, go }
}
