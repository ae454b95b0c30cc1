import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatCount } from '../../../../contracts/money.ts'
import { Section } from '../../../components/Section.tsx'
import { useTexts } from '../../../i18n/useTexts.ts'
import { CustomerLink } from '../../../resources/ipAllowList/admin/CustomerLink.tsx'
import { BlockedCount } from './BlockedCount.tsx'
import styles from './IpHits.module.css'

interface Caller {
  userId: string
  customer: string
  calls: number
  blocked: number
  addresses: number
}

export const TopCallers = ({ top }: { top: readonly Caller[] }) => {
  const text = useTexts('admin')
  const figures = ['calls', 'blocked', 'addresses'] as const
  return (
    <Section flush title={text('addresses.hits.top')}>
      <Table className={styles.top} size="small" aria-label={text('addresses.hits.top')}>
        <TableHead>
          <TableRow>
            <TableCell>{text('addresses.hits.column.customer')}</TableCell>
            {figures.map(name => (
              <TableCell key={name} align="right">
                {text(`addresses.hits.column.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {top.map(caller => (
            <TableRow key={caller.userId}>
              <TableCell>
                <CustomerLink {...caller} />
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(caller.calls)}
              </TableCell>
              <TableCell align="right" className="num">
                <BlockedCount count={caller.blocked} />
              </TableCell>
              <TableCell align="right" className="num">
                {formatCount(caller.addresses)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
