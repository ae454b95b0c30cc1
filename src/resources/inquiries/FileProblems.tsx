import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { FileDown } from 'lucide-react'
import type { readInquiryFile } from '../../../contracts/calls/inquiryFiles.ts'
import { fileColumnNames, fileColumns } from '../../../contracts/inquiries/file.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { saveBlob } from '../../dataProvider/saveBlob.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import type { ReadyRow } from './useStartRows.ts'

/** So many are listed: a thousand rows with the same problem help nobody. */
const LISTED = 50

interface FileProblemsProps {
  read: SuccessReply<typeof readInquiryFile>
  /** Rows about which no chosen section can ask. */
  unfit: readonly ReadyRow[]
}

/** What keeps rows of a file from starting, by row and column. */
export const FileProblems = ({ read: { rows, unusedColumns }, unfit }: FileProblemsProps) => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const wrong = [
    ...rows.map(({ number, value, problems }) => ({
      number,
      value,
      problems: problems.map(({ source, message }) => `${fileColumns[source].label[locale]}: ${message}`),
    })),
    ...unfit.map(({ number, value }) => ({ number, value, problems: [text('file.unfit')] })),
  ].filter(({ problems }) => problems.length > 0)
  return (
    <>
      {unusedColumns.length > 0 && (
        <InlineAlert tone="info">{text('file.unused', { columns: unusedColumns.join(', ') })}</InlineAlert>
      )}
      <InlineAlert tone={wrong.length > 0 ? 'warning' : 'success'}>
        {text('file.right', { count: formatCount(rows.length - wrong.length) })}
        {'. '}
        {wrong.length > 0 ? text('file.wrong', { count: formatCount(wrong.length) }) : text('file.noProblem')}
      </InlineAlert>
      {wrong.length > 0 && (
        <Section flush title={text('file.problem')}>
          <Table aria-label={text('file.problem')}>
            <TableHead>
              <TableRow>
                <TableCell>{text('file.row')}</TableCell>
                <TableCell>{text('table.number')}</TableCell>
                <TableCell>{text('file.problem')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {wrong.slice(0, LISTED).map(({ number, value, problems }) => (
                <TableRow key={number}>
                  <TableCell className="num">{number}</TableCell>
                  <TableCell>{value || '-'}</TableCell>
                  <TableCell>
                    {problems.map(one => (
                      <div key={one}>{one}</div>
                    ))}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Section>
      )}
    </>
  )
}

export const SampleFile = () => {
  const text = useTexts('inquiriesScreen')
  const locale = useLocale()
  const save = () => {
    const header = fileColumnNames.map(name => fileColumns[name].label[locale]).join(',')
    const lines = [
      'PAN,AAAPZ1000A,vendor_onboarding,consent,,VEN-1',
      'Phone,9812345678,vendor_onboarding,consent,,VEN-2',
    ]
    saveBlob(new Blob([`\ufeff${[header, ...lines].join('\r\n')}\r\n`], { type: 'text/csv' }), 'inquiries.csv')
  }
  return (
    <Button size="small" startIcon={<FileDown size={16} aria-hidden="true" />} onClick={save}>
      {text('file.sample')}
    </Button>
  )
}
