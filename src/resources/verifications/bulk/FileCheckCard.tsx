import { Button, Link } from '@mui/material'
import { Columns3, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { bulkProblems } from '../../../../contracts/calls/bulk.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { OutcomeCounts } from '../../../components/OutcomeCounts.tsx'
import { Section } from '../../../components/Section.tsx'
import { download } from '../../../dataProvider/download.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import { ColumnMapping } from './ColumnMapping.tsx'
import { firstUnmappedField, type Job } from './job.ts'
import { ProblemRows } from './ProblemRows.tsx'

interface FileCheckCardProps {
  step: number
  product: Product
  job: Job | undefined
  onChange: () => void
}

/** Results of the free check: counts, problem rows, and the column mapping if it was ambiguous. */
export const FileCheckCard = ({ step, product, job, onChange }: FileCheckCardProps) => {
  const text = useTexts('bulkScreen')
  const [mapping, setMapping] = useState(false)
  const summary = useRef<HTMLDivElement>(null)
  const checked = job?.status === 'ready' ? job : undefined
  if (!checked)
    return (
      <Section step={step} title={text('check.title')}>
        <p className={styles.quiet}>{text(job?.status === 'checking' ? 'price.checkingMissing' : 'check.waiting')}</p>
      </Section>
    )
  const { ready, problem, duplicate } = checked.counts
  const asking = mapping || firstUnmappedField(product, checked) !== undefined
  const aside = (
    <>
      {!checked.rerunOf && (
        <Button size="small" color="inherit" startIcon={<Columns3 />} onClick={() => setMapping(!mapping)}>
          {text('check.columns')}
        </Button>
      )}
      {problem > 0 && (
        <Link
          component="button"
          type="button"
          className={styles.link}
          onClick={() =>
            void download(
              bulkProblems,
              { params: { id: checked.id } },
              `problems-${checked.fileName.replace(/\.\w+$/, '')}.csv`,
            )
          }
        >
          <Download size={16} aria-hidden="true" /> {text('check.download')}
        </Link>
      )}
    </>
  )
  return (
    <Section step={step} title={text('check.title')} aside={aside}>
      {asking ? (
        <ColumnMapping
          product={product}
          job={checked}
          onDone={() => {
            setMapping(false)
            onChange()
          }}
        />
      ) : (
        <div ref={summary} tabIndex={-1}>
          <OutcomeCounts
            outcomes={[
              { label: text('check.ready'), count: ready, tone: 'success' },
              { label: text('check.problem'), count: problem, tone: 'danger' },
              { label: text('check.duplicate'), count: duplicate, tone: 'neutral' },
            ]}
          />
          {problem + duplicate > 0 && (
            <ProblemRows
              product={product}
              job={checked}
              onChange={() => {
                // The row and its focused button may be removed.
                summary.current?.focus()
                onChange()
              }}
            />
          )}
        </div>
      )}
    </Section>
  )
}
