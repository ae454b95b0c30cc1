import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { type MeasuredGroup, measuredReliability } from '../../../../contracts/ocr/reliability.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import styles from './DocumentKinds.module.css'

const groups: readonly MeasuredGroup[] = ['codes', 'names', 'texts', 'devanagari']

/** What each confidence is worth, as measured: so staff see what a threshold lets through. */
export const Reliability = () => {
  const text = useTexts('ocr')
  return (
    <Section flush title={text('staff.reliability')}>
      <p className={styles.none}>{text('staff.reliabilityLead')}</p>
      <Table aria-label={text('staff.reliability')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('staff.stated')}</TableCell>
            {groups.map(group => (
              <TableCell key={group} align="right">
                {text(`staff.group.${group}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {measuredReliability.map(({ stated, groups: measured }) => (
            <TableRow key={stated}>
              <TableCell className="num">{text('staff.percent', { value: stated })}</TableCell>
              {groups.map(group => {
                const found = measured.find(one => one.group === group)
                return (
                  <TableCell key={group} align="right" className="num">
                    {found ? text('staff.wrongOf', { wrong: found.wrong, of: found.of }) : '-'}
                  </TableCell>
                )
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
