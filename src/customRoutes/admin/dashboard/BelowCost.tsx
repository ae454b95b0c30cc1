import { Button, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useGetList } from 'ra-core'
import { Link } from 'react-router-dom'
import { knownCost } from '../../../../contracts/money/prices.ts'
import { formatCount } from '../../../../contracts/platform/money.ts'
import { paths } from '../../../../contracts/platform/paths.ts'
import { type BasePrice, basePrice } from '../../../../contracts/resources/basePrice.ts'
import { useStaffCanCall } from '../../../authProvider/staff.ts'
import { Money } from '../../../components/Money.tsx'
import { Section } from '../../../components/Section.tsx'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProductLabel } from '../../../resources/verifications/useProductLabel.ts'
import styles from './AdminDashboard.module.css'

const filter = { belowCost: true }
const all = `${paths.adminApiPricing}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const { fields } = basePrice

/** The products of which each answer loses money at the base price; nothing if there are none. */
export const BelowCost = () => {
  const text = useTexts('admin')
  const locale = useLocale()
  const label = useProductLabel()
  const enabled = useStaffCanCall({ access: ['admin.prices', 'list'] })
  const { data = [] } = useGetList<BasePrice>(
    basePrice.name,
    { filter, pagination: { page: 1, perPage: 25 } },
    { enabled },
  )
  if (data.length === 0) return null
  return (
    <Section
      flush
      title={text('dashboard.belowCost')}
      badge={<span className={styles.count}>{formatCount(data.length)}</span>}
      aside={
        <Button className={styles.all} size="small" component={Link} to={all}>
          {text('dashboard.allPrices')}
        </Button>
      }
    >
      <Table aria-label={text('dashboard.belowCost')}>
        <TableHead>
          <TableRow>
            <TableCell>{fields.product.label[locale]}</TableCell>
            <TableCell align="right">{fields.pricePaise.label[locale]}</TableCell>
            <TableCell align="right">{fields.costPaise.label[locale]}</TableCell>
            <TableCell align="right">{fields.marginPaise.label[locale]}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map(price => (
            <LosingRow key={price.id} price={price} name={label(price.product)} />
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

const LosingRow = ({ price, name }: { price: BasePrice; name: string }) => {
  const cost = knownCost(price) ?? 0
  return (
    <TableRow hover>
      <TableCell>{name}</TableCell>
      <TableCell align="right">
        <Money paise={price.pricePaise} />
      </TableCell>
      <TableCell align="right">
        <Money paise={cost} />
      </TableCell>
      <TableCell align="right">
        <Money strong paise={price.pricePaise - cost} />
      </TableCell>
    </TableRow>
  )
}
