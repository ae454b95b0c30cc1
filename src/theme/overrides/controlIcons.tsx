import { type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'

const Svg = ({ children, ...svg }: { children: ReactNode; ref?: Ref<SVGSVGElement> }) => (
  <svg {...svg} width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    {children}
  </svg>
)

const outline = { fill: 'var(--surface)', stroke: 'var(--border-input)' }
const stroke = { stroke: 'var(--on-accent)', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' } as const

export const EmptyBox = () => (
  <Svg>
    <rect x="0.5" y="0.5" width="15" height="15" rx="3.5" {...outline} />
  </Svg>
)

export const CheckedBox = () => (
  <Svg>
    <rect width="16" height="16" rx="4" fill="var(--accent)" />
    <path d="m4.25 8.25 2.5 2.5 5-5.25" {...stroke} />
  </Svg>
)

export const MixedBox = () => {
  const svg = useRef<SVGSVGElement>(null)
  // MUI only writes aria-checked; on a native checkbox the property is what assistive technology reads.
  useLayoutEffect(() => {
    const input = svg.current?.parentElement?.querySelector('input')
    if (!input) return
    input.indeterminate = true
    return () => {
      input.indeterminate = false
    }
  }, [])
  return (
    <Svg ref={svg}>
      <rect width="16" height="16" rx="4" fill="var(--accent)" />
      <path d="M4.5 8h7" {...stroke} />
    </Svg>
  )
}

export const EmptyRadio = () => (
  <Svg>
    <circle cx="8" cy="8" r="7.5" {...outline} />
  </Svg>
)

export const PickedRadio = () => (
  <Svg>
    <circle cx="8" cy="8" r="5.5" fill="var(--on-accent)" stroke="var(--accent)" strokeWidth="5" />
  </Svg>
)
