import { Link } from '@mui/material'
import { Download } from 'lucide-react'
import { useNotify } from 'ra-core'
import { bulkProblems } from '../../../../contracts/calls/bulk.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { Section } from '../../../components/Section.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import type { Job } from './job.ts'
import { ProblemRows } from './ProblemRows.tsx'

/** The rows of a started file that were not checked, with the reasons. Nothing before there is one. */
export const LeftOutRows = ({ product, job }: { product: Product; job: Job }) => {
  const text = useTexts('bulkScreen')
  const batchText = useTexts('batch')
  const notify = useNotify()
  const { problem, duplicate } = job.counts
  if (problem + duplicate === 0) return null
  const save = () =>
    download(bulkProblems, { params: { id: job.id } }, `problems-${job.fileName.replace(/\.\w+$/, '')}.csv`).catch(
      (error: CallError) => notify(error.message, { type: 'error' }),
    )
  const aside = problem > 0 && (
    <Link component="button" type="button" className={styles.link} onClick={() => void save()}>
      <Download size={16} aria-hidden="true" /> {text('check.download')}
    </Link>
  )
  return (
    <Section title={batchText('leftOut', { count: formatCount(problem + duplicate) })} aside={aside}>
      <ProblemRows product={product} job={job} />
    </Section>
  )
}
