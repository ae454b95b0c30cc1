import { useEffect, useState } from 'react'
import type { EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import type { Step } from './builder.ts'

interface Leading {
  draft: EnvelopeDraft
  /** The one that is open. */
  step: Step
  setStep: (step: Step) => void
  select: (id: string | undefined) => void
  placeFor: (recipient: string) => void
}

const stepOf: Record<string, Step> = { pages: 'documents', recipients: 'recipients', fields: 'fields' }

/** The path itself, then what it is part of: `recipients.1.email`, `recipients.1`, `recipients`. */
const pathsUp = (path: string): string[] => {
  const parts = path.split('.')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'))
}

const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [role="combobox"], [tabindex]'

/** Leads to what a path names: opens its step, selects its field, and moves the focus to its input. */
export function useLead({ draft, step, setStep, select, placeFor }: Leading): (path: string) => void {
  // An object of its own for each press, so that the same path can be led to twice.
  const [aim, setAim] = useState<{ path: string; step: Step }>()
  useEffect(() => {
    // The address changes first, and the step after it.
    if (aim?.step !== step) return
    const frame = requestAnimationFrame(() => {
      const found = pathsUp(aim.path)
        .map(path => document.querySelector<HTMLElement>(`[data-path="${path}"]`))
        .find(Boolean)
      setAim(undefined)
      if (!found) return
      const target = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE)
      found.scrollIntoView({ block: 'center' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [aim, step])
  return path => {
    const [part = '', index] = path.split('.')
    if (part === 'fields') select(draft.fields[Number(index)]?.id)
    const recipient = draft.recipients[Number(index)]
    // A recipient as a whole has a problem only if a field is missing.
    const isFieldMissing = part === 'recipients' && recipient !== undefined && path === `${part}.${index}`
    if (isFieldMissing) placeFor(recipient.id)
    const next = isFieldMissing ? 'fields' : (stepOf[part] ?? 'review')
    setStep(next)
    setAim({ path: isFieldMissing ? 'palette' : path, step: next })
  }
}
