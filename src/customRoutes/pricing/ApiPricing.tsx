import { CircleCheck, Coins, Download } from 'lucide-react'
import { useState } from 'react'
import { exportPrices, listPrices } from '../../../contracts/calls/prices.ts'
import { listProducts } from '../../../contracts/calls/verifications.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { priceItemOf } from '../../../contracts/checks/priceItems.ts'
import { billable } from '../../../contracts/money/prices.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useProductSearch } from '../../components/useProductSearch.ts'
import { useToast } from '../../components/useToast.ts'
import type { ReplyOf } from '../../dataProvider/api.ts'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { daysAgo } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { AnswerReuse } from './AnswerReuse.tsx'
import { PriceRows } from './PriceRows.tsx'
import styles from './Pricing.module.css'

/** The account's price for each product, upcoming changes, and what is charged. */
const ApiPricing = () => {
  const text = useTexts('pricing')
  const { data, error, refetch } = useCallQuery(listPrices, {})
  const { search, setSearch, groups } = useProductSearch((data ?? []).map(searchable))
  return (
    <>
      <PageHeader title={text('title')} actions={<ExportPrices />} />
      <div className={styles.page}>
        <p className={styles.lead}>{text('lead')}</p>
        <Notices />
        <div className={styles.columns}>
          {error && !data ? (
            <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
          ) : (
            <Section
              flush
              title={text('list')}
              aside={<SearchField placeholder={text('search')} value={search} onChange={setSearch} />}
            >
              <PriceRows
                prices={data}
                groups={groups.map(({ products, ...group }) => ({
                  ...group,
                  prices: products.map(({ price }) => price),
                }))}
              />
              {data && groups.length === 0 && <p className={styles.foot}>{text('noneFound')}</p>}
              <p className={styles.foot}>{text('snapshot')}</p>
            </Section>
          )}
          <BillingRules />
        </div>
        <AnswerReuse />
      </div>
    </>
  )
}

export default ApiPricing

/** What staff tell customers about single products. */
const Notices = () => {
  const checks = useTexts('verifications')
  const locale = useLocale()
  const { data = [] } = useCallQuery(listProducts, {})
  return data
    .filter(({ off, notice }) => off || notice)
    .map(({ id, off, notice }) => (
      <InlineAlert key={id} tone={off ? 'warning' : 'info'}>
        <b>{entryOf(id).label[locale]}:</b>{' '}
        {[off && checks('switchedOff', { why: off[locale] }), notice?.[locale]].filter(Boolean).join(' ')}
      </InlineAlert>
    ))
}

/** An entry of the price list, found by its own name and in its product's group. */
function searchable(price: ReplyOf<typeof listPrices>[number]) {
  const { id, label, group } = priceItemOf(price.product)
  return { id, label, group, price }
}

const ExportPrices = () => {
  const text = useTexts('pricing')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await download(exportPrices, {}, `prices-${daysAgo(0)}.csv`)
    } catch (error) {
      toast((error as CallError).message, 'error')
    } finally {
      setBusy(false)
    }
  }
  return (
    <BusyButton variant="outlined" startIcon={<Download aria-hidden="true" />} busy={busy} onClick={() => void run()}>
      {text(busy ? 'exporting' : 'export')}
    </BusyButton>
  )
}

/** Which answers are charged, which are free, and how GST is added. */
const BillingRules = () => {
  const text = useTexts('pricing')
  return (
    <div className={styles.aside}>
      <Section title={text('billing.title')}>
        <div className={styles.billing}>
          {(['charged', 'free'] as const).map(way => (
            <div key={way}>
              <ToneChip
                tone={way === 'free' ? 'success' : 'neutral'}
                icon={way === 'free' ? CircleCheck : Coins}
                label={text(`billing.${way}`)}
              />
              <ul>
                {billable[way].map(outcome => (
                  <li key={outcome}>{text(`billing.${outcome}`)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Section title={text('gst.title')}>
        <p className={styles.note}>{text('gst.detail')}</p>
      </Section>
    </div>
  )
}
