import { useEffect, useState } from 'react'
import type { EnvelopeDraft } from '../../../../contracts/esign/draft.ts'
import type { Step } from './builder.ts'

interface Leading {
  draft: EnvelopeDraft
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
export function useLead({ draft, setStep, select, placeFor }: Leading): (path: string) => void {
  // An object of its own for each press, so that the same path can be led to twice.
  const [aim, setAim] = useState<{ path: string }>()
  useEffect(() => {
    if (!aim) return
    // After the step has been drawn.
    const frame = requestAnimationFrame(() => {
      const found = pathsUp(aim.path)
        .map(path => document.querySelector<HTMLElement>(`[data-path="${path}"]`))
        .find(Boolean)
      if (!found) return
      const target = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE)
      found.scrollIntoView({ block: 'center' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [aim])
  return path => {
    const [part = '', index] = path.split('.')
    const recipient = draft.recipients[Number(index)]
    if (part === 'fields') select(draft.fields[Number(index)]?.id)
    // A recipient as a whole has a problem only if a field is missing.
    if (part === 'recipients' && recipient && path === `${part}.${index}`) {
      placeFor(recipient.id)
      setStep('fields')
      return setAim({ path: 'palette' })
    }
    setStep(stepOf[part] ?? 'review')
    setAim({ path })
  }
}
