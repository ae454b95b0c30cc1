import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { formatCount } from '../../../contracts/platform/money.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { formatRate } from '../dashboard/stats.ts'
import styles from './Usage.module.css'

interface Line {
  id: string
  name: ReactNode
  calls: number
  answered: number
  spendPaise: number
}

interface BreakdownProps {
  title: string
  /** Heading of the first column. */
  heading: string
  lines: readonly Line[]
  /** Test calls are free. */
  mode: 'live' | 'test'
  /** Hides the success rate, where a line is one status only. */
  quiet?: boolean
}

export const Breakdown = ({ title, heading, lines, mode, quiet = false }: BreakdownProps) => {
  const text = useTexts('usage')
  return (
    <Section title={title} flush>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <Table size="small" aria-label={title}>
          <TableHead>
            <TableRow>
              <TableCell>{heading}</TableCell>
              <TableCell align="right">{text('column.calls')}</TableCell>
              {!quiet && <TableCell align="right">{text('column.success')}</TableCell>}
              {mode === 'live' && <TableCell align="right">{text('column.spend')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody className="num">
            {lines.map(({ id, name, calls, answered, spendPaise }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{formatCount(calls)}</TableCell>
                {!quiet && <TableCell align="right">{formatRate((answered / calls) * 100)}</TableCell>}
                {mode === 'live' && (
                  <TableCell align="right">
                    <Money paise={spendPaise} />
                  </TableCell>
                )}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </Section>
  )
}
