import { Tab, Tabs } from '@mui/material'
import { useSearchParams } from 'react-router-dom'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Webhooks.module.css'

type TabName = 'keys' | 'webhooks'

/** The selected tab is in the address, so that it can be linked to. */
export function useDeveloperTab(): [TabName, (tab: TabName) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'webhooks' ? 'webhooks' : 'keys'
  return [tab, next => setSearch(next === 'keys' ? {} : { tab: next }, { replace: true })]
}

export const DeveloperTabs = () => {
  const text = useTexts('webhooks')
  const [tab, setTab] = useDeveloperTab()
  return (
    <Tabs
      className={styles.tabs}
      aria-label={text('tabs.label')}
      value={tab}
      onChange={(_, next: TabName) => setTab(next)}
    >
      {(['keys', 'webhooks'] as const).map(name => (
        <Tab key={name} value={name} label={text(`tabs.${name}`)} />
      ))}
    </Tabs>
  )
}
