import { type RefObject, useLayoutEffect } from 'react'

/**
 * Mends the native input beside a checkbox's icon. MUI writes only aria-checked="mixed", while assistive technology
 * reads the property; and react-admin's "select this row" lands on the span around the input, where it names nothing.
 */
export const useNativeCheckbox = (icon: RefObject<SVGSVGElement | null>, mixed: boolean) =>
  useLayoutEffect(() => {
    const root = icon.current?.parentElement
    const input = root?.querySelector('input')
    if (!root || !input) return
    input.indeterminate = mixed
    const label = root.getAttribute('aria-label')
    if (label === null) return
    root.removeAttribute('aria-label')
    input.setAttribute('aria-label', label)
  })
