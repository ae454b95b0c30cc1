import { Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import styles from './AddressTabs.module.css'

interface AddressTab {
  name: string
  label: string
  /** Above the panel: what it is about. */
  lead?: string
  panel: ReactNode
}

interface AddressTabsProps {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly [AddressTab, ...AddressTab[]]
}

/** Tabs whose open one is in the address as `?tab=`, so that a link leads to it; the first one needs no parameter. */
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
