import { useCallback, useEffect, useMemo, useState } from 'react'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import {
  emptySearchDraft,
  readSearchDraft,
  resolveSearchStep,
  type SearchDraft,
  type SearchStep,
  writeSearchDraft,
} from './searchDraft.ts'

const wantedStep = () => (history.state as { step?: unknown } | null)?.step

interface Known {
  step: SearchStep
  draft: SearchDraft
}

const nothing: Known = { step: 'vehicle', draft: emptySearchDraft }

function fromSession(): Known {
  const draft = readSearchDraft()
  return { step: resolveSearchStep(wantedStep(), draft), draft }
}

/** The steps and their input. The back button returns to the previous step; a reload restores both. */
export function useSearchSteps() {
  // The server renders the first step; the stored draft is applied after hydration.
  const inBrowser = useIsHydrated()
  const known = useMemo(() => (inBrowser ? fromSession() : nothing), [inBrowser])
  const [step, setStep] = useState<SearchStep | null>(null)
  const [draft, setDraft] = useState<SearchDraft | null>(null)

  // Also kept in memory, so that the page loses nothing if session storage is cleared.
  useEffect(() => {
    if (draft) writeSearchDraft(draft)
  }, [draft])

  useEffect(() => {
    const back = () => setStep(resolveSearchStep(wantedStep(), readSearchDraft()))
    const shown = ({ persisted }: PageTransitionEvent) => persisted && back()
    addEventListener('popstate', back)
    addEventListener('pageshow', shown)
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('pageshow', shown)
    }
  }, [])

  const keep = useCallback(
    (changes: Partial<SearchDraft>) =>
      setDraft(before => ({ ...(before ?? (inBrowser ? known.draft : readSearchDraft())), ...changes })),
    [inBrowser, known],
  )

  const go = useCallback((next: SearchStep) => {
    if (wantedStep() !== next) history.pushState({ step: next }, '')
    setStep(next)
  }, [])

  return { step: step ?? known.step, draft: draft ?? known.draft, keep, go }
}
