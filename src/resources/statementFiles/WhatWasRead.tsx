import { Button, Skeleton } from '@mui/material'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { openStatementFile } from '../../../contracts/calls/bankStatements.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { type StatementFileRecord, statementFile } from '../../../contracts/resources/statementFile.ts'
import { LoadError } from '../../components/EmptyState.tsx'
import { FactList, FactRow } from '../../components/FactRow.tsx'
import { FieldValue } from '../../components/FieldValue.tsx'
import { Section } from '../../components/Section.tsx'
import type { ReplyOf } from '../../dataProvider/api.ts'
import { useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './StatementFiles.module.css'

type Opened = ReplyOf<typeof openStatementFile>
type Account = NonNullable<Opened['read']>['accounts'][number]

/** What was read from the check of a file, masked. Each opening is in the access log, so it takes a click. */
const WhatWasRead = ({ record }: { record: StatementFileRecord }) => {
  const text = useTexts('adminStatements')
  const [open, setOpen] = useState(false)
  if (open) return <Read id={record.id} />
  return (
    <div className={styles.part}>
      <Button variant="outlined" startIcon={<Eye />} onClick={() => setOpen(true)}>
        {text('open')}
      </Button>
    </div>
  )
}

export default WhatWasRead

const Read = ({ id }: { id: string }) => {
  const text = useTexts('adminStatements')
  const { data, error, refetch } = useCallQuery(openStatementFile, { params: { id } }, { retry: false })
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={160} />
  const { read, mappings } = data
  const mapped = read?.files.filter(file => file.mapped).map(({ place }) => place + 1) ?? []
  return (
    <div className={styles.part}>
      {read ? (
        read.accounts.map((account, at) => <AccountFacts key={at} account={account} />)
      ) : (
        <p className={styles.note}>{text('noAnalysis')}</p>
      )}
      {mapped.length > 0 && <p className={styles.note}>{text('mappedFiles', { files: mapped.join(', ') })}</p>}
      <Mappings mappings={mappings} />
    </div>
  )
}

const AccountFacts = ({ account }: { account: Account }) => {
  const text = useTexts('adminStatements')
  const { day } = useDateFormats()
  const { bank, number, holder, from, to, rows, brokenRows, verdict, reasons } = account
  return (
    <Section title={bank ?? text('noBank')}>
      <FactList columns={1}>
        <FactRow label={text('account')}>{number ?? '-'}</FactRow>
        <FactRow label={text('holder')}>{holder ?? '-'}</FactRow>
        <FactRow label={text('period')}>{from && to ? `${day(from)} – ${day(to)}` : '-'}</FactRow>
        <FactRow label={text('rows')}>
          {text('rowsBroken', { rows: formatCount(rows), broken: formatCount(brokenRows) })}
        </FactRow>
        <FactRow label={text('verdict')}>
          <FieldValue field={statementFile.fields.verdict} value={verdict} />
        </FactRow>
        {reasons.length > 0 && (
          <FactRow label={text('because')}>{reasons.map(code => text(`why.${code}`)).join(', ')}</FactRow>
        )}
      </FactList>
    </Section>
  )
}

/** What people of the account have said of the columns of its layouts. */
const Mappings = ({ mappings }: Pick<Opened, 'mappings'>) => {
  const text = useTexts('adminStatements')
  const words = useTexts('bankStatements')
  const { full } = useDateFormats()
  return (
    <Section title={text('mappings')}>
      {mappings.length === 0 ? (
        <p className={styles.note}>{text('noMappings')}</p>
      ) : (
        <FactList columns={1}>
          {mappings.map(({ id, bank, kinds, createdAt }) => (
            <FactRow key={id} label={`${bank ?? text('noBank')}, ${full(createdAt)}`}>
              {kinds.map(kind => words(`columns.kind.${kind}`)).join(' · ')}
            </FactRow>
          ))}
        </FactList>
      )}
    </Section>
  )
}
