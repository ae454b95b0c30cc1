import type { KeyboardEvent } from 'react'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './ChallanList.module.css'

export const challanTabNames = ['pending', 'paid'] as const

export type ChallanTab = (typeof challanTabNames)[number]

interface ChallanTabsProps {
  tab: ChallanTab
  counts: Record<ChallanTab, number>
  onTab: (tab: ChallanTab) => void
}

/** Pending and paid challans with their counts (A98). Arrow keys switch tabs. */
export const ChallanTabs = ({ tab, counts, onTab }: ChallanTabsProps) => {
  const text = useTexts('publicChallanList')
  const other = tab === 'pending' ? 'paid' : 'pending'
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return
    event.preventDefault()
    onTab(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  return (
    <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={text('tabs.label')} onKeyDown={move}>
      {challanTabNames.map(name => (
        <button
          key={name}
          type="button"
          id={`tab-${name}`}
          role="tab"
          aria-selected={name === tab}
          aria-controls="challans"
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
        >
          {text(`tabs.${name}`)} <span className="num">{counts[name]}</span>
        </button>
      ))}
    </div>
  )
}
