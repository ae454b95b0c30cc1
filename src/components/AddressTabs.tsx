import { Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from './AddressTabs.module.css'

interface AddressTab {
  name: string
  label: string
  /** Shown above the panel: a short description of it. */
  lead?: string
  panel: ReactNode
}

interface AddressTabsProps {
  /** The tab list's name for screen readers. */
  label: string
  tabs: readonly [AddressTab, ...AddressTab[]]
}

/** Tabs that keep the open tab in the URL as `?tab=`, so that it can be linked to. The first tab has no parameter. */
export const AddressTabs = ({ label, tabs }: AddressTabsProps) => {
  const [query, setQuery] = useSearchParams()
  const [first] = tabs
  const open = tabs.find(({ name }) => name === query.get('tab')) ?? first
  return (
    <>
      <Tabs
        className={styles.tabs}
        aria-label={label}
        value={open.name}
        onChange={(_, next: string) => setQuery(next === first.name ? {} : { tab: next })}
      >
        {tabs.map(({ name, label }) => (
          <Tab key={name} id={`tab-${name}`} aria-controls="panel" value={name} label={label} />
        ))}
      </Tabs>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${open.name}`}>
        {open.lead && <p className={styles.lead}>{open.lead}</p>}
        {open.panel}
      </div>
    </>
  )
}
