import { Tab, Tabs } from '@mui/material'
import { type ComponentType, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Challans.module.css'
import { AdminChallanOrders } from './list/AdminChallanOrders.tsx'

const tabs = ['orders', 'brands', 'fees'] as const

type Name = (typeof tabs)[number]

const panels: Record<Name, ComponentType> = {
  orders: AdminChallanOrders,
  brands: lazyPage(() => import('./brands/Brands.tsx')),
  fees: lazyPage(() => import('./Fees.tsx')),
}

/** The queue of orders; beside it the brands and the fees that they are counted with. The open tab stands in the address. */
const ChallanPayments = () => {
  const text = useTexts('adminChallans')
  const [query, setQuery] = useSearchParams()
  const tab = tabs.find(name => name === query.get('tab')) ?? 'orders'
  const Panel = panels[tab]
  return (
    <>
      <PageHeader quietTitle title={text('title')} />
      <Tabs
        className={styles.tabs}
        aria-label={text('title')}
        value={tab}
        onChange={(_, next: Name) => setQuery(next === 'orders' ? {} : { tab: next })}
      >
        {tabs.map(name => (
          <Tab key={name} id={`tab-${name}`} aria-controls="panel" value={name} label={text(`tabs.${name}`)} />
        ))}
      </Tabs>
      <div id="panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
        <Suspense fallback={<PageSkeleton />}>
          <Panel />
        </Suspense>
      </div>
    </>
  )
}

export default ChallanPayments
