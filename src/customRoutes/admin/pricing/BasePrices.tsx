import { Table, TableBody } from '@mui/material'
import { Suspense, useState } from 'react'
import { listBasePrices } from '../../../../contracts/calls/prices.ts'
import { productIds } from '../../../../contracts/products/index.ts'
import { LoadError } from '../../../components/EmptyState.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { lazyPage } from '../../../components/plain/lazyPage.ts'
import { Section } from '../../../components/Section.tsx'
import { SkeletonRows } from '../../../components/SkeletonRows.tsx'
import { useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useIsNarrow } from '../../../theme/useIsNarrow.ts'
import { BaseCards } from './BaseCards.tsx'
import { BaseTable } from './BaseTable.tsx'
import type { BasePrice, OpenPriceDialog } from './cells.tsx'
import styles from './Pricing.module.css'

const ChangeBase = lazyPage<{ price: BasePrice; onClose: () => void }>(() => import('./ChangeBase.tsx'))
const PastBase = lazyPage<{ price: BasePrice; onClose: () => void }>(() => import('./BasePriceHistory.tsx'))

/** What is charged where a customer has no price of their own; staff decide it, and what was decided stays. */
const BasePrices = () => {
  const text = useTexts('adminPricing')
  const cards = useIsNarrow(1200)
  const [asked, setAsked] = useState<OpenPriceDialog | null>(null)
  const { data, error, refetch } = useCallQuery(listBasePrices, {})
  const Rows = cards ? BaseCards : BaseTable
  const Dialog = asked?.what === 'change' ? ChangeBase : PastBase
  return (
    <>
      <PageHeader quietTitle title={text('base.title')} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('base.lead')}</p>
        {error && !data ? (
          <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
        ) : (
          <Section flush title={text('base.list')}>
            {data ? <Rows prices={data} onAsk={setAsked} /> : <Waiting />}
            <p className={styles.foot}>
              <b>{text('base.billing')}</b>
              <span>{text('base.charged')}</span>
              <span>{text('base.free')}</span>
            </p>
          </Section>
        )}
      </div>
      {asked && (
        <Suspense fallback={null}>
          <Dialog price={asked.price} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}

const Waiting = () => (
  <Table aria-busy="true">
    <TableBody>
      <SkeletonRows rows={productIds.length} columns={['long', 'number', 'number', 'number', 'short']} />
    </TableBody>
  </Table>
)

export default BasePrices
