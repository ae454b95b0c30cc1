import { listPrices } from '../../../contracts/calls/prices.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { BillingRules } from './BillingRules.tsx'
import { ExportPrices } from './ExportPrices.tsx'
import { PriceRows } from './PriceRows.tsx'
import styles from './Pricing.module.css'

/** What this account pays for each product, what will change, and what is charged at all. */
const ApiPricing = () => {
  const text = useTexts('pricing')
  const { data, error, refetch } = useCallQuery(listPrices, {})
  return (
    <>
      <PageHeader title={text('title')} actions={<ExportPrices />} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('lead')}</p>
        <div className={styles.columns}>
          {error && !data ? (
            <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
          ) : (
            <Section flush title={text('list')} aside={<span className={styles.quiet}>{text('perAnswer')}</span>}>
              <PriceRows prices={data} />
              <p className={styles.foot}>{text('snapshot')}</p>
            </Section>
          )}
          <BillingRules />
        </div>
      </div>
    </>
  )
}

export default ApiPricing
