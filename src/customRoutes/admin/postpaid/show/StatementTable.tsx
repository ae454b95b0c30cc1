import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { CustomerStatement } from '../../../../../contracts/resources/postpaidStatement.ts'
import { Money } from '../../../../components/Money.tsx'
import { SkeletonRows } from '../../../../components/SkeletonRows.tsx'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { StatementPdfButton } from './StatementPdfButton.tsx'

const sums = ['charged', 'refunded', 'paid', 'outstanding'] as const

export const StatementTable = ({ statements }: { statements: CustomerStatement[] | undefined }) => {
  const text = useTexts('adminPostpaid')
  return (
    <Table aria-label={text('statements.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{text('statements.month')}</TableCell>
          {sums.map(name => (
            <TableCell key={name} align="right">
              {text(`statements.${name}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {statements?.map(statement => (
          <TableRow key={statement.id}>
            <TableCell>
              <StatementPdfButton statement={statement} />
            </TableCell>
            {sums.map(name => (
              <TableCell key={name} align="right">
                <Money paise={statement[`${name}Paise`]} strong={name === 'outstanding'} />
              </TableCell>
            ))}
          </TableRow>
        )) ?? <SkeletonRows rows={3} columns={['short', 'number', 'number', 'number', 'number']} />}
      </TableBody>
    </Table>
  )
}
