import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatCount, formatPaise } from '../../../contracts/platform/money.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'

type Figures = Omit<SourceRouteDetail['margins']['providers'][number], 'label'>

/** What the answers brought and cost, by provider and by customer, as far as the cost is known. */
export const Margins = ({ record: { margins } }: { record: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const { days, providers, customers, second } = margins
  const title = text('margins.title', { days })
  if (providers.length === 0)
    return (
      <div className={styles.parts}>
        <Section title={title}>
          <p className={styles.none}>{text('margins.none', { days })}</p>
        </Section>
      </div>
    )
  return (
    <div className={styles.parts}>
      <Section flush title={title} aside={text('margins.known')}>
        <MarginTable
          title={text('margins.byProvider')}
          rows={providers.map(({ label, ...one }) => ({ ...one, id: label, name: label }))}
        />
        <MarginTable
          title={text('margins.byCustomer')}
          rows={customers.map(({ userId, customer, ...one }) => ({ ...one, id: userId, name: customer }))}
        />
        {second.answers > 0 && (
          <p className={styles.none}>
            {text('margins.second', { smart_count: second.answers, cost: formatPaise(second.costPaise) })}
          </p>
        )}
      </Section>
    </div>
  )
}

const MarginTable = ({ title, rows }: { title: string; rows: (Figures & { id: string; name: string })[] }) => {
  const text = useTexts('adminSources')
  return (
    <Table size="small" aria-label={title}>
      <TableHead>
        <TableRow>
          <TableCell>{title}</TableCell>
          <TableCell align="right">{text('margins.answers')}</TableCell>
          <TableCell align="right">{text('margins.charged')}</TableCell>
          <TableCell align="right">{text('margins.cost')}</TableCell>
          <TableCell align="right">{text('margins.margin')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, answers, chargedPaise, costPaise }) => (
          <TableRow key={id}>
            <TableCell>{name}</TableCell>
            <TableCell align="right" className="num">
              {formatCount(answers)}
            </TableCell>
            <TableCell align="right">
              <Money paise={chargedPaise} />
            </TableCell>
            <TableCell align="right">
              <Money paise={costPaise} />
            </TableCell>
            <TableCell align="right">
              <Money paise={chargedPaise - costPaise} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
