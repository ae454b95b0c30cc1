import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { caseStatusChoices } from '../../../contracts/cases/states.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import type { BgcUserDetail } from '../../../contracts/resources/bgcUser.ts'
import { caseResource } from '../../../contracts/resources/case.ts'
import { FieldValue } from '../../components/FieldValue.tsx'
import { Section } from '../../components/Section.tsx'
import { ToneChip } from '../../components/ToneChip.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './BgcUsers.module.css'

type Case = BgcUserDetail['cases'][number]

const statusField = { label: { en: '', hi: '' }, kind: 'choice', choices: caseStatusChoices } as const

/** The newest cases of an account. */
export const AccountCases = ({ cases }: { cases: readonly Case[] }) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  const { fields } = caseResource
  return (
    <Section
      flush
      title={text('cases')}
      aside={cases.length > 0 && text('casesNewest', { count: formatCount(cases.length) })}
    >
      {cases.length === 0 ? (
        <p className={styles.lead}>{text('noCases')}</p>
      ) : (
        <Table aria-label={text('cases')}>
          <TableHead>
            <TableRow>
              <TableCell>{text('person')}</TableCell>
              <TableCell>{fields.planTitle.label[locale]}</TableCell>
              <TableCell>{fields.status.label[locale]}</TableCell>
              <TableCell>{fields.createdAt.label[locale]}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {cases.map(one => (
              <CaseRow key={one.id} found={one} />
            ))}
          </TableBody>
        </Table>
      )}
    </Section>
  )
}

const CaseRow = ({ found }: { found: Case }) => {
  const text = useTexts('adminVerifications')
  const locale = useLocale()
  const { short } = useDateFormats()
  const { subject, reference, planTitle, status, verdict, waitsFor, overdue, createdAt } = found
  return (
    <TableRow>
      <TableCell className={styles.cell}>
        <span className="mono">{subject ?? text('noName')}</span>
        {reference && <div className={styles.quiet}>{reference}</div>}
      </TableCell>
      <TableCell className={styles.cell}>
        {planTitle[locale]}
        {waitsFor.length > 0 && <div className={styles.quiet}>{waitsFor.map(one => one[locale]).join(', ')}</div>}
      </TableCell>
      <TableCell className={styles.cell}>
        <span className={styles.skills}>
          {verdict ? (
            <ToneChip tone={verdict.tone} label={verdict.label[locale]} />
          ) : (
            <FieldValue field={statusField} value={status} />
          )}
          {overdue && <ToneChip tone="danger" label={text('overdue')} />}
        </span>
      </TableCell>
      <TableCell className={`num ${styles.quiet} ${styles.cell}`}>{short(createdAt)}</TableCell>
    </TableRow>
  )
}
