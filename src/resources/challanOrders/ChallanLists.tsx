import { Tab, Tabs } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../contracts/paths.ts'
import { EmbeddedList } from '../../components/list/ListPage.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { ChallanSearches } from './ChallanSearches.tsx'
import { challanOrders } from './index.ts'
import styles from './Lists.module.css'

const tabs = ['orders', 'searches'] as const

/** What was paid and how far it is, and what was looked up. The open tab stands in the address. */
const ChallanLists = () => {
  const text = useTexts('challanTool')
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find(name => name === query.get('tab')) ?? 'orders'
  return (
    <>
      <Title title={text('lists.title')} />
      <PageHeader
        crumbs={[{ label: text('title'), to: paths.challanDashboard }, { label: text('lists.title') }]}
        title={text('lists.title')}
      />
      <Tabs
        className={styles.tabs}
        aria-label={text('lists.title')}
        value={tab}
        onChange={(_, next: (typeof tabs)[number]) => setQuery(next === 'orders' ? {} : { tab: next })}
      >
        {tabs.map(name => (
          <Tab key={name} id={`tab-${name}`} aria-controls="panel" value={name} label={text(`lists.tabs.${name}`)} />
        ))}
      </Tabs>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        {tab === 'orders' ? <EmbeddedList inAddress of={challanOrders} /> : <ChallanSearches />}
      </div>
    </>
  )
}

export default ChallanLists
