import { IconButton, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useCallback, useState } from 'react'
import { useTexts } from '../../i18n/useTexts.ts'
import { Section } from '../Section.tsx'
import styles from './Charts.module.css'
import { type ChartPoint, type ChartSeries, formatPointValue, pointTotal, seriesColor } from './chartData.ts'

interface ChartCardProps {
  title: string
  series: ChartSeries[]
  points: ChartPoint[]
  /** Formats a value: `formatPaise`, or a rate with a percent sign. */
  format: (value: number) => string
  /** The header of the table's first column: "Day". */
  pointLabel: string
  /** Adds a total to each row, for series that can be summed. */
  totals?: boolean
  /** The chart itself. Its code loads when the card is visible, which it rarely is at first on a phone. */
  children: ReactNode
}

/** A chart with its legend, and the same numbers as a table. */
export const ChartCard = ({ title, series, points, format, pointLabel, totals, children }: ChartCardProps) => {
  const text = useTexts('components')
  const [table, setTable] = useState(false)
  const { seen, ref } = useIsSeen()
  const legend = series.length > 1 && <Legend series={series} />
  return (
    <Section
      title={title}
      aside={
        <>
          <span className={styles.legendAbove}>{legend}</span>
          <IconButton
            aria-label={text(table ? 'chart.asChart' : 'chart.asTable')}
            aria-pressed={table}
            onClick={() => setTable(!table)}
          >
            {table ? <ChartColumn aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          </IconButton>
        </>
      }
    >
      {table ? (
        <ChartTable {...{ title, series, points, format, pointLabel, totals }} />
      ) : (
        <>
          <div ref={ref} className={styles.drawing} aria-hidden="true">
            {seen && children}
          </div>
          <div className={styles.legendBelow}>{legend}</div>
        </>
      )}
    </Section>
  )
}

/** Whether an element has come into the visible part of the page. It stays true. */
function useIsSeen() {
  const [seen, setSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setSeen(true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { seen, ref }
}

const Legend = ({ series }: { series: ChartSeries[] }) => (
  <ul className={styles.legend}>
    {series.map(item => (
      <li key={item.key}>
        <span className={styles.swatch} style={{ background: seriesColor(item) }} />
        {item.label}
      </li>
    ))}
  </ul>
)

interface ChartTableProps {
  title: string
  series: ChartSeries[]
  points: ChartPoint[]
  format: (value: number) => string
  pointLabel: string
  totals?: boolean | undefined
}

const ChartTable = ({ title, series, points, format, pointLabel, totals }: ChartTableProps) => {
  const text = useTexts('components')
  return (
    <TableContainer className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <Table stickyHeader aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{pointLabel}</TableCell>
            {series.map(({ key, label }) => (
              <TableCell key={key} align="right">
                {label}
              </TableCell>
            ))}
            {totals && <TableCell align="right">{text('chart.total')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody className="num">
          {points.map(point => (
            <TableRow key={point.at}>
              <TableCell component="th" scope="row">
                {point.title}
              </TableCell>
              {series.map(item => (
                <TableCell key={item.key} align="right">
                  {formatPointValue(point, item, format)}
                </TableCell>
              ))}
              {totals && <TableCell align="right">{format(pointTotal(point, series))}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
