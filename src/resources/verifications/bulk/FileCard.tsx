import { LinearProgress, Link } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useNotify } from 'ra-core'
import { bulkTemplate } from '../../../../contracts/calls/bulk.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import type { Product } from '../../../../contracts/products/index.ts'
import { FileDropzone } from '../../../components/FileDropzone.tsx'
import { formatBytes } from '../../../components/fileRules.ts'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Section } from '../../../components/Section.tsx'
import type { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './Bulk.module.css'
import type { Job } from './job.ts'

const types = ['.csv', '.xlsx']

interface FileCardProps {
  step: number
  product: Product
  job: Job | undefined
  uploading: boolean
  onFile: (file: File) => void
  onRemove: () => void
}

/** The uploaded file. A file can be chosen, dropped anywhere on the page, replaced or deleted. */
export const FileCard = ({ step, product, job, uploading, onFile, onRemove }: FileCardProps) => {
  const text = useTexts('bulkScreen')
  const notify = useNotify()
  const { maxRows, maxBytes } = limits.bulk
  const template = () =>
    download(bulkTemplate, { params: { product: product.id } }, `${product.id}-template.csv`).catch(
      (error: CallError) => notify(error.message, { type: 'error' }),
    )
  const detail = job && text('file.detail', { rows: formatCount(job.counts.total), size: formatBytes(job.fileBytes) })
  const busy = uploading ? text('file.uploading') : text('file.checking', { rows: formatCount(job?.counts.total ?? 0) })
  return (
    <Section
      step={step}
      title={text('file.title')}
      aside={
        <Link component="button" type="button" className={styles.link} onClick={() => void template()}>
          <FileDown size={16} aria-hidden="true" /> {text('file.template')}
        </Link>
      }
    >
      <FileDropzone
        label={text('file.label')}
        types={types}
        maxBytes={maxBytes}
        file={job && { name: job.rerunOf ? text('file.rerun') : job.fileName, detail: detail ?? '' }}
        hint={text('file.hint', { rows: formatCount(maxRows), size: formatBytes(maxBytes) })}
        onFile={onFile}
        onRemove={onRemove}
      />
      {(uploading || job?.status === 'checking') && (
        <div className={styles.busy} role="status">
          <LinearProgress aria-label={busy} />
          <span className="num">{busy}</span>
        </div>
      )}
      {job?.status === 'failed' && (
        <div className={styles.refused}>
          <InlineAlert tone="danger">{text('file.failed', { message: job.error ?? '' })}</InlineAlert>
        </div>
      )}
    </Section>
  )
}
