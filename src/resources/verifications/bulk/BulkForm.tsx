import { useGetList, useGetOne } from 'ra-core'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Product } from '../../../../contracts/products/index.ts'
import { bulkJob } from '../../../../contracts/resources/bulkJob.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useWallets } from '../../../wallets/useWallets.ts'
import { PurposeFields, type PurposeValues } from '../form/PurposeFields.tsx'
import { useProduct, useProductFacts } from '../product.ts'
import styles from './Bulk.module.css'
import { BulkPrice } from './BulkPrice.tsx'
import { FileCard } from './FileCard.tsx'
import { FileCheckCard } from './FileCheckCard.tsx'
import { JobCard } from './JobCard.tsx'
import { hasEnded, type JobRow } from './job.ts'
import { useBulkPlace } from './place.ts'
import { bulkBlocker, useBulkForm } from './useBulkForm.ts'

const nothing: PurposeValues = { purpose: '', reference: '', consent: false }

interface BulkFormProps {
  start?: PurposeValues
  /** A step before the file. */
  before?: ReactNode
}

/** Bulk verification: upload a file, check it for free, give the purpose, see the price, start. */
const BulkForm = ({ start = nothing, before }: BulkFormProps) => {
  const text = useTexts('bulkScreen')
  const product = useProduct()
  const { pricePaise } = useProductFacts(product)
  const form = useBulkForm(product)
  const [values, setValues] = useState<PurposeValues>({ ...start, consent: false })
  const first = before ? 2 : 1
  const wallet = useWallets().wallets.find(({ kind }) => kind === 'product')
  return (
    <TwoColumns
      sticky
      aside={
        <>
          <BulkPrice
            job={form.draft}
            unitPaise={pricePaise}
            blocker={bulkBlocker(product, form.draft, values, wallet?.leftPaise)}
            busy={form.starting}
            onStart={() => form.start(values, () => setValues(nothing))}
          />
          <RunningJobs product={product} started={form.started?.id} />
        </>
      }
    >
      {before}
      {form.started && <StartedNote key={form.started.id} {...form.started} />}
      <FileCard
        step={first}
        product={product}
        job={form.draft}
        uploading={form.uploading}
        onFile={form.take}
        onRemove={form.remove}
      />
      <FileCheckCard key={form.draft?.id} step={first + 1} product={product} job={form.draft} onChange={form.refetch} />
      <Section step={first + 2} title={text('purpose.title')}>
        <div className={styles.purpose}>
          <PurposeFields
            values={values}
            consent={text(product.consentUnless ? 'purpose.consentOrLaw' : 'purpose.consent')}
            onChange={more => setValues({ ...values, ...more })}
          />
        </div>
      </Section>
    </TwoColumns>
  )
}

export default BulkForm

/** Says that the file runs, until it has ended; its card follows it. */
export const StartedNote = ({ id, name }: { id: string; name: string }) => {
  const text = useTexts('bulkScreen')
  const note = useRef<HTMLDivElement>(null)
  // The pressed button becomes disabled and would lose the focus.
  useEffect(() => note.current?.focus(), [])
  const { data } = useGetOne<JobRow>(bulkJob.name, { id }, { retry: false })
  const ended = data !== undefined && hasEnded(data.status)
  return (
    <div ref={note} tabIndex={-1}>
      <InlineAlert tone="success">{text(ended ? 'job.ended' : 'job.started', { name })}</InlineAlert>
    </div>
  )
}

/** Running and paused files of this place. A file that was shown once stays with its result until the page is left. */
const RunningJobs = ({ product, started }: { product: Product; started: string | undefined }) => {
  const { data = [] } = useGetList<JobRow>(bulkJob.name, {
    pagination: { page: 1, perPage: 5 },
    sort: { field: 'id', order: 'DESC' },
    filter: { ...useBulkPlace().filter(product), status: ['running', 'pausing', 'paused', 'cancelling'] },
  })
  const [shown, setShown] = useState<readonly string[]>([])
  const more = [...(started ? [started] : []), ...data.map(({ id }) => id)].filter(id => !shown.includes(id))
  if (more.length > 0) setShown([...new Set([...more, ...shown])])
  return shown.map(id => <JobCard key={id} id={id} />)
}
