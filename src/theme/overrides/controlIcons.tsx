import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef } from 'react'

const Svg = ({ children, ...svg }: { children: ReactNode; ref?: Ref<SVGSVGElement> }) => (
  <svg {...svg} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    {children}
  </svg>
)

const outline = { fill: 'var(--surface)', stroke: 'var(--border-input)' }
const stroke = { stroke: 'var(--on-accent)', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const Box = ({ mixed = false, children }: { mixed?: boolean; children: ReactNode }) => {
  const svg = useRef<SVGSVGElement>(null)
  useNativeCheckbox(svg, mixed)
  return <Svg ref={svg}>{children}</Svg>
}

export const EmptyBox = () => (
  <Box>
    <rect x="0.5" y="0.5" width="15" height="15" rx="3.5" {...outline} />
  </Box>
)

export const CheckedBox = () => (
  <Box>
    <rect width="16" height="16" rx="4" fill="var(--accent)" />
    <path d="m4.25 8.25 2.5 2.5 5-5.25" {...stroke} />
  </Box>
)

export const IndeterminateBox = () => (
  <Box mixed>
    <rect width="16" height="16" rx="4" fill="var(--accent)" />
    <path d="M4.5 8h7" {...stroke} />
  </Box>
)

export const EmptyRadio = () => (
  <Svg>
    <circle cx="8" cy="8" r="7.5" {...outline} />
  </Svg>
)

export const CheckedRadio = () => (
  <Svg>
    <circle cx="8" cy="8" r="5.5" fill="var(--on-accent)" stroke="var(--accent)" strokeWidth="5" />
  </Svg>
)

/**
 * Fixes the native input beside a checkbox's icon. MUI sets only aria-checked="mixed", but assistive technology reads the
 * `indeterminate` property. react-admin's "select this row" label is on the span around the input, where it has no effect.
 */
const useNativeCheckbox = (icon: RefObject<SVGSVGElement | null>, mixed: boolean) =>
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
