import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { Money } from '../../../components/Money.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { usePeriodFormat } from '../../../resources/userPrices/usePeriodFormat.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import { BasePriceActions, type BasePriceRowsProps, CustomPriceCount, NextBasePrice, PriceMargin } from './cells.tsx'
import styles from './Pricing.module.css'

const columns = ['product', 'price', 'cost', 'margin', 'since', 'next', 'customers'] as const
const right: readonly string[] = ['price', 'cost', 'margin', 'customers']

export const BaseTable = ({ prices, onAsk }: BasePriceRowsProps) => {
  const text = useTexts('adminPricing')
  const label = useProductLabel()
  const { moment } = usePeriodFormat()
  return (
    <Table size="small" aria-label={text('base.list')}>
      <TableHead>
        <TableRow>
          {columns.map(name => (
            <TableCell key={name} align={right.includes(name) ? 'right' : 'left'}>
              {text(`base.column.${name}`)}
            </TableCell>
          ))}
          <TableCell>
            <span className="hidden-text">{text('base.column.actions')}</span>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {prices.map(price => (
          <TableRow key={price.product}>
            <TableCell className={styles.name}>{label(price.product)}</TableCell>
            <TableCell align="right">
              <Money paise={price.pricePaise} strong />
            </TableCell>
            <TableCell align="right">
              {price.costPaise === null ? (
                <span className={styles.quiet}>{text('base.unknown')}</span>
              ) : (
                <Money paise={price.costPaise} />
              )}
            </TableCell>
            <TableCell align="right">
              <PriceMargin price={price} />
            </TableCell>
            <TableCell className={`num ${styles.quiet} ${styles.nowrap}`}>
              {price.since ? moment(price.since) : text('base.initial')}
            </TableCell>
            <TableCell>
              <NextBasePrice price={price} />
            </TableCell>
            <TableCell align="right">
              <CustomPriceCount price={price} />
            </TableCell>
            <TableCell align="right">
              <BasePriceActions price={price} onAsk={onAsk} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
