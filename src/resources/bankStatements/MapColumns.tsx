import { Button, MenuItem, Skeleton, TextField } from '@mui/material'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { mappingFault, type StatementColumnKind } from '../../../contracts/bankStatements/statementColumns.ts'
import type { StatementLayout } from '../../../contracts/bankStatements/statementLayouts.ts'
import { showStatementLayout } from '../../../contracts/calls/bankStatements.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { StatementRecord } from './analysis.ts'
import { ColumnChoices } from './ColumnChoices.tsx'
import { ReadAgain } from './ReadAgain.tsx'
import styles from './Statement.module.css'
import { useLayout } from './useLayouts.ts'

/** A person says what the columns of a file hold, and the check is read again with it. The files are opened only when asked for. */
export const MapColumns = ({ record }: { record: StatementRecord }) => {
  const text = useTexts('bankStatements')
  const mayEdit = useCanEdit()
  const [isOpen, setIsOpen] = useState(false)
  const [file, setFile] = useState(0)
  const args = { params: { id: record.id }, query: { file } }
  const { data, error, refetch } = useCallQuery(showStatementLayout, args, { enabled: isOpen, retry: false })
  if (!mayEdit) return null
  return (
    <Section title={text('columns.title')}>
      <div className={styles.stack}>
        <p className={styles.words}>{text(record.result ? 'columns.detail' : 'columns.unreadDetail')}</p>
        {!isOpen && (
          <div>
            <Button variant="outlined" startIcon={<Columns3 />} onClick={() => setIsOpen(true)}>
              {text('columns.show')}
            </Button>
          </div>
        )}
        {isOpen && !data && !error && <Skeleton variant="rounded" height={240} />}
        {error && <LoadError title={error.message} requestId={error.requestId} onRetry={() => void refetch()} />}
        {data && <Choices key={file} record={record} layout={data} onFile={setFile} />}
      </div>
    </Section>
  )
}

interface ChoicesProps {
  record: StatementRecord
  layout: StatementLayout
  onFile: (file: number) => void
}

const Choices = ({ record, layout, onFile }: ChoicesProps) => {
  const text = useTexts('bankStatements')
  const [kinds, setKinds] = useState<StatementColumnKind[]>(layout.columns.map(({ kind }) => kind))
  const { rows, busy, save } = useLayout(record.id)
  const fault = mappingFault(kinds)
  return (
    <>
      {layout.files > 1 && (
        <TextField
          select
          label={text('columns.file')}
          value={layout.file}
          onChange={({ target }) => onFile(Number(target.value))}
        >
          {Array.from({ length: layout.files }, (_, at) => (
            <MenuItem key={at} value={at}>
              {at === layout.file ? layout.name : text('columns.fileNumber', { number: at + 1 })}
            </MenuItem>
          ))}
        </TextField>
      )}
      {layout.isMapped && <p className={styles.words}>{text('columns.isMapped')}</p>}
      <ColumnChoices layout={layout} kinds={kinds} onChange={(at, kind) => setKinds(before => before.with(at, kind))} />
      <p className={fault ? styles.wrong : styles.words} role="status">
        {fault ? text(`columns.fault.${fault}`) : text('columns.ready')}
      </p>
      <div className={styles.actions}>
        <BusyButton
          variant="contained"
          busy={busy}
          disabled={fault !== null}
          onClick={() => void save({ file: layout.file, kinds })}
        >
          {text('columns.save')}
        </BusyButton>
        {!record.result && rows !== null && <ReadAgain record={record} rows={rows} />}
      </div>
    </>
  )
}
