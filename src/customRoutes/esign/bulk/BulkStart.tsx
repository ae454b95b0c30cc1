import { Button, LinearProgress, Skeleton } from '@mui/material'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  bulkSendSample,
  bulkSendSampleWorkbook,
  readBulkColumns,
  uploadBulkSend,
} from '../../../../contracts/calls/esignBulk.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import { limits } from '../../../../contracts/platform/limits.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths, withId } from '../../../../contracts/platform/paths.ts'
import { FileDropzone } from '../../../components/FileDropzone.tsx'
import { InlineAlert } from '../../../components/InlineAlert.tsx'
import { Money } from '../../../components/Money.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { Section } from '../../../components/Section.tsx'
import { TwoColumns } from '../../../components/TwoColumns.tsx'
import { useToast } from '../../../components/useToast.ts'
import { CallError } from '../../../dataProvider/callError.ts'
import { download } from '../../../dataProvider/download.ts'
import { useCallMutation, useCallQuery } from '../../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { bulkPath } from '../../../resources/envelopes/bulkPaths.ts'
import styles from './Bulk.module.css'
import { NotThere } from './NotThere.tsx'

const samples = [
  { format: 'xlsx', call: bulkSendSampleWorkbook },
  { format: 'csv', call: bulkSendSample },
] as const

/** A template's columns and a file with its rows, which are checked at once. */
export const BulkStart = ({ template }: { template: string }) => {
  const text = useTexts('esignBulk')
  const words = useTexts('esignScreen')
  const { data, error, refetch } = useCallQuery(readBulkColumns, { params: { id: template } }, { retry: false })
  if (error) return <NotThere error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={320} />
  const title = data.title || words('untitled')
  return (
    <>
      <PageHeader
        crumbs={[
          { label: words('product'), to: paths.esign },
          { label: title, to: withId(paths.esign, template) },
          { label: text('action') },
        ]}
        title={text('title', { title })}
      />
      <TwoColumns aside={<HowItGoesOn unitPaise={data.unitPaise} />}>
        <Columns template={template} title={title} columns={data.columns} />
        <Rows template={template} />
      </TwoColumns>
    </>
  )
}

interface ColumnsProps {
  template: string
  title: string
  columns: readonly string[]
}

const Columns = ({ template, title, columns }: ColumnsProps) => {
  const text = useTexts('esignBulk')
  const toast = useToast()
  const save = ({ format, call }: (typeof samples)[number]) =>
    download(call, { params: { id: template } }, `${title.replaceAll(/[\\/:*?"<>|]/g, ' ')}.${format}`).catch(
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        toast(error.message, 'error')
      },
    )
  return (
    <Section step={1} title={text('columns.title')}>
      <p className={styles.lead}>{text('columns.hint')}</p>
      <ul className={styles.columns} aria-label={text('columns.title')}>
        {columns.map(column => (
          <li key={column}>{column}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {samples.map(sample => (
          <Button
            key={sample.format}
            variant="outlined"
            color="inherit"
            startIcon={<FileDown size={16} aria-hidden="true" />}
            onClick={() => void save(sample)}
          >
            {text(`columns.${sample.format}`)}
          </Button>
        ))}
      </div>
    </Section>
  )
}

const Rows = ({ template }: { template: string }) => {
  const text = useTexts('esignBulk')
  const navigate = useNavigate()
  const [name, setName] = useState<string>()
  const { mutate, isPending, error } = useCallMutation(uploadBulkSend)
  const send = (file: File) => {
    const body = new FormData()
    body.set('file', file)
    setName(file.name)
    mutate({ params: { id: template }, body }, { onSuccess: ({ id }) => void navigate(bulkPath(id)) })
  }
  return (
    <Section step={2} title={text('file.title')}>
      <FileDropzone
        label={text('file.label')}
        types={['.csv', '.xlsx']}
        maxBytes={limits.bulk.maxBytes}
        hint={text('file.hint', { rows: formatCount(esignLimits.bulkRows) })}
        onFile={file => !isPending && send(file)}
        {...(name !== undefined && isPending && { file: { name, detail: text('file.checking') } })}
      />
      {isPending && (
        <div className={styles.busy} role="status">
          <LinearProgress aria-label={text('file.checking')} />
        </div>
      )}
      {error && !isPending && (
        <div className={styles.busy}>
          <InlineAlert tone="danger">{`${name ?? ''}: ${error.message}`}</InlineAlert>
        </div>
      )}
    </Section>
  )
}

const HowItGoesOn = ({ unitPaise }: { unitPaise: number }) => {
  const text = useTexts('esignBulk')
  return (
    <Section title={text('how.title')}>
      <ol className={styles.how}>
        {(['check', 'price', 'send'] as const).map(step => (
          <li key={step}>{text(`how.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.each}>
        {text('how.each')} <Money paise={unitPaise} strong />
      </p>
    </Section>
  )
}
