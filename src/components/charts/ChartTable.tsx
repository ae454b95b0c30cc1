import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChartTable.module.css'
import { type ChartPoint, type ChartSeries, formatPointValue, pointTotal } from './chartData.ts'

interface ChartTableProps {
  title: string
  series: ChartSeries[]
  points: ChartPoint[]
  format: (value: number) => string
  pointLabel: string
  totals?: boolean | undefined
}

export const ChartTable = ({ title, series, points, format, pointLabel, totals }: ChartTableProps) => {
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
