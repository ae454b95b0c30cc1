import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import type { SearchedCourt } from '../../../contracts/court/courtCase.ts'
import { stateName } from '../../../contracts/identifiers/states.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './CourtReport.module.css'
import type { CourtRecord } from './courtRecord.ts'

const SHOWN = 6

interface SearchedCourtsProps {
  record: Pick<CourtRecord, 'fetchedAt'>
  searched: SearchedCourt[]
}

/** Which courts a search covered, and as of when: the day of our copy, or the moment at which the source was asked. */
export const SearchedCourts = ({ record: { fetchedAt }, searched }: SearchedCourtsProps) => {
  const text = useTexts('court')
  const locale = useLocale()
  const { day, full } = useDateFormats()
  const [all, setAll] = useState(false)
  return (
    <Section flush title={text('report.searched')} aside={text('report.searchedDetail')}>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>{text('report.court')}</TableCell>
            <TableCell className={styles.wideOnly}>{text('report.state')}</TableCell>
            <TableCell align="right">{text('report.from')}</TableCell>
            <TableCell>{text('report.asOf')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {searched.map(({ court, state, fromYear, copiedOn }, at) => (
            <TableRow key={court} className={!all && at >= SHOWN ? styles.folded : undefined}>
              <TableCell>{court}</TableCell>
              <TableCell className={styles.wideOnly}>{state ? stateName(state, locale) : '-'}</TableCell>
              <TableCell align="right" className="num">
                {fromYear ?? '-'}
              </TableCell>
              <TableCell className="num">
                {copiedOn
                  ? text('report.copyOf', { day: day(copiedOn) })
                  : fetchedAt
                    ? text('report.fetchedAt', { time: full(fetchedAt) })
                    : '-'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {!all && searched.length > SHOWN && (
        <div className={styles.all}>
          <Button size="small" onClick={() => setAll(true)}>
            {text('report.more', { count: searched.length })}
          </Button>
        </div>
      )}
    </Section>
  )
}
