import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { openVerificationFile, type VerificationTaskDetail } from '../../../contracts/calls/verificationTasks.ts'
import { stepStatusChoices } from '../../../contracts/cases/states.ts'
import type { Text } from '../../../contracts/platform/text.ts'
import { useStaffCanCall } from '../../authProvider/staff.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { formatBytes } from '../../components/fileRules.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import type { CallError } from '../../dataProvider/callError.ts'
import { download } from '../../dataProvider/download.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { FileLine } from '../verifications/files/FileLine.tsx'
import { ProductValue } from '../verifications/ProductValue.tsx'
import styles from './Tasks.module.css'

type Judged = VerificationTaskDetail['judges'][number]
type Row = Judged['rows'][number]
type File = Judged['files'][number]

const statusField = { label: { en: '', hi: '' }, kind: 'choice', choices: stepStatusChoices } as const

/** A step that is judged: its values as claimed and as found, and its files. */
export const JudgedStep = ({ task, judged }: { task: string; judged: Judged }) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  const { title, status, outcome, reason, rows, files } = judged
  return (
    <Section
      flush
      title={title[locale]}
      badge={
        outcome ? (
          <ToneChip tone={outcome.tone} label={outcome.label[locale]} />
        ) : (
          <FieldValue field={statusField} value={status} />
        )
      }
    >
      {reason && <p className={styles.note}>{reason}</p>}
      {rows.length === 0 ? <p className={styles.note}>{text('nothingCompared')}</p> : <Compared rows={rows} />}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={text('files')}>
          {files.map((file, index) => (
            <CheckFile key={file.id} task={task} file={file} number={index + 1} />
          ))}
        </ul>
      )}
    </Section>
  )
}

const Compared = ({ rows }: { rows: readonly Row[] }) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  return (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>{text('field')}</TableCell>
          <TableCell>{text('claimed')}</TableCell>
          <TableCell>{text('found')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(row => (
          <TableRow key={row.source}>
            <TableCell className={styles.value}>{row.label[locale]}</TableCell>
            <TableCell className={styles.value}>
              <Value row={row} value={row.claimed} choice={row.claimedChoice} />
            </TableCell>
            <TableCell className={styles.value}>
              <span className={styles.line}>
                <Value row={row} value={row.found} choice={row.foundChoice} />
                {row.differs !== null && (
                  <ToneChip
                    tone={row.differs ? 'warning' : 'success'}
                    label={text(row.differs ? 'differs' : 'agrees')}
                  />
                )}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

const Value = ({ row, value, choice }: { row: Row; value: Row['claimed']; choice: Text | null }) => {
  const locale = useLocale()
  if (choice) return choice[locale]
  return <ProductValue field={{ source: row.source, label: row.label, kind: row.kind }} value={value} />
}

/** Opened only with a reason, which the access log keeps. */
const CheckFile = ({ task, file, number }: { task: string; file: File; number: number }) => {
  const text = useTexts('adminVerifications')
  const { short } = useDateFormats()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const mayOpen = useStaffCanCall(openVerificationFile)
  const { id, type, bytes, deletedAt } = file
  const name = file.name || text('fileName', { number })
  const open = (reason: string) =>
    download(openVerificationFile, { params: { id: task, file: id }, body: { reason } }, name).then(
      () => setAsking(false),
      (error: CallError) => setProblem(error.message),
    )
  return (
    <FileLine
      name={name}
      type={type}
      detail={
        <span className="num">
          {deletedAt ? text('deleted', { time: short(deletedAt) }) : `${type.toUpperCase()} · ${formatBytes(bytes)}`}
        </span>
      }
    >
      {!deletedAt && mayOpen && (
        <Button size="small" aria-label={text('openFile', { name })} onClick={() => setAsking(true)}>
          {text('open')}
        </Button>
      )}
      {asking && (
        <ReasonDialog
          title={text('openTitle', { name })}
          confirm={text('open')}
          problem={problem}
          onConfirm={open}
          onClose={() => setAsking(false)}
        >
          <p>{text('openDetail')}</p>
        </ReasonDialog>
      )}
    </FileLine>
  )
}
