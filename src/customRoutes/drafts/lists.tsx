import { Button, IconButton } from '@mui/material'
import { FilePenLine, FileSpreadsheet, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { discardBulkJob } from '../../../contracts/calls/bulk.ts'
import type { Call } from '../../../contracts/calls/define.ts'
import { entryOf } from '../../../contracts/checks/catalogue.ts'
import { bulkJob } from '../../../contracts/resources/bulkJob.ts'
import { type Draft, draft } from '../../../contracts/resources/draft.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { column, labelled } from '../../components/list/declaration.ts'
import { defineScreens } from '../../components/list/defineScreens.tsx'
import { deleteCall } from '../../dataProvider/resourceCalls.ts'
import type { ParamsOf } from '../../dataProvider/send.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileLink, FileStatus } from '../../resources/verifications/bulk/fileCells.tsx'
import type { JobRow } from '../../resources/verifications/bulk/job.ts'
import { jobPath } from '../../resources/verifications/bulk/place.ts'
import { useProductLabel } from '../../resources/verifications/useProductLabel.ts'

/** Leaves room for the row's actions in a card's last line. */
const forActions = { start: [] }

/** Single checks that were saved as drafts. */
export const draftChecks = defineScreens(draft, {
  icon: FilePenLine,
  recordRepresentation: 'product',
  list: {
    columns: [
      column('product', ProductName),
      column('subject', Subject),
      column('reference', { quiet: true, width: 160 }),
      column('savedBy', { quiet: true, width: 160 }),
      'updatedAt',
      column('expiresAt', { quiet: true }),
    ],
    card: [
      { start: 'product', end: 'updatedAt' },
      { start: 'subject', end: 'reference', quiet: true },
      { start: 'savedBy', end: labelled('expiresAt'), quiet: true },
      forActions,
    ],
    onePage: true,
    sort: { field: 'updatedAt', order: 'DESC' },
    rowActions: DraftActions,
  },
})

/** A file can fail only before it is started. */
export const unstarted = { status: ['checking', 'ready', 'failed'] }

/** Files that were uploaded but not started. */
export const unstartedFiles = defineScreens(bulkJob, {
  icon: FileSpreadsheet,
  recordRepresentation: 'fileName',
  list: {
    columns: [
      column('fileName', FileLink),
      column('product', ProductName),
      column('status', FileStatus),
      'counts.total',
      column('requestedBy', { quiet: true, width: 160 }),
      'createdAt',
      column('expiresAt', { quiet: true }),
    ],
    card: [
      { start: 'fileName', end: 'status' },
      { start: 'product', end: 'counts.total' },
      { start: ['requestedBy', 'createdAt'], end: labelled('expiresAt'), quiet: true },
      forActions,
    ],
    onePage: true,
    sort: { field: 'id', order: 'DESC' },
    rowActions: FileActions,
  },
})

function ProductName({ record }: { record: Pick<Draft, 'product'> }) {
  return useProductLabel()(record.product)
}

function Subject({ record: { subject } }: { record: Draft }) {
  const text = useTexts('templates')
  return subject ? <span className="mono">{subject}</span> : text('drafts.unfinished')
}

function DraftActions({ record }: { record: Draft }) {
  const label = useProductLabel()(record.product)
  const name = record.subject ? `${label} ${record.subject}` : label
  const to = `${entryOf(record.product).paths.verify}?draft=${record.id}`
  return <ResumeActions id={record.id} name={name} to={to} remove={deleteCall(draft)} />
}

function FileActions({ record }: { record: JobRow }) {
  const remove = record.status === 'checking' ? undefined : discardBulkJob
  return <ResumeActions id={record.id} name={record.fileName} to={jobPath(record)} remove={remove} />
}

interface ResumeActionsProps<C extends Call> {
  id: string
  name: string
  /** The page that continues with the record. */
  to: string
  /** Undefined if the record cannot be deleted. */
  remove: C | undefined
}

/** Continues with a draft, or deletes it after confirmation. */
const ResumeActions = <C extends Call>({ id, name, to, remove }: ResumeActionsProps<C>) => {
  const text = useTexts('templates')
  const mayAct = useCanEdit()
  const [asking, setAsking] = useState(false)
  if (!mayAct) return null
  return (
    <>
      <Button size="small" variant="outlined" component={Link} to={to} aria-label={text('drafts.resumeOf', { name })}>
        {text('drafts.resume')}
      </Button>
      {remove && (
        <IconButton aria-label={text('drafts.remove', { name })} onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {remove && asking && (
        <ActionDialog<C>
          danger
          call={remove}
          params={{ id } as unknown as Partial<ParamsOf<C>>}
          title={text('drafts.removeTitle')}
          detail={`${name}. ${text('drafts.removeDetail')}`}
          confirm={text('drafts.confirm')}
          done={text('drafts.removed')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
