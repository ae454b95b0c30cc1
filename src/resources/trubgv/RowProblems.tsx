import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { readTrubgvFile } from '../../../contracts/calls/trubgv.ts'
import { knownFields } from '../../../contracts/cases/trubgv/known.ts'
import { formatCount } from '../../../contracts/platform/money.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { Section } from '../../components/Section.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Trubgv.module.css'

/** So many are listed: a thousand rows with the same problem help nobody. */
const LISTED = 50

/** What keeps rows of a file from running, by row and field. */
export const RowProblems = ({ read: { rows, unusedColumns } }: { read: SuccessReply<typeof readTrubgvFile> }) => {
  const text = useTexts('trubgvScreen')
  const locale = useLocale()
  const wrong = rows.filter(({ problems }) => problems.length > 0)
  const labelOf = (source: string) => knownFields.find(one => one.source === source)?.label[locale] ?? source
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
          <Table aria-label={text('file.problem')} className={styles.table}>
            <TableHead>
              <TableRow>
                <TableCell>{text('file.row')}</TableCell>
                <TableCell>{text('file.name')}</TableCell>
                <TableCell>{text('file.problem')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {wrong.slice(0, LISTED).map(({ number, known, problems }) => (
                <TableRow key={number}>
                  <TableCell className="num">{number}</TableCell>
                  <TableCell>{known.name ?? '-'}</TableCell>
                  <TableCell>
                    {problems.map(({ source, message }) => (
                      <div key={source}>{`${labelOf(source)}: ${message}`}</div>
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
