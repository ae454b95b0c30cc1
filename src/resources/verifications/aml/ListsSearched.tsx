import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatCount } from '../../../../contracts/money.ts'
import type { AskedList } from '../../../../contracts/products/amlScreen.ts'
import { listKindChoices } from '../../../../contracts/watchLists.ts'
import { Section } from '../../../components/Section.tsx'
import { useDateFormats } from '../../../i18n/dates.ts'
import { useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useProduct } from '../product.ts'

/** Which lists of which version and date were searched: an auditor asks for it most where nothing was found. */
export const ListsSearched = ({ lists }: { lists: readonly AskedList[] }) => {
  const text = useTexts('aml')
  const locale = useLocale()
  const { day } = useDateFormats()
  const product = useProduct()
  const field = product.resultFields.find(({ source }) => source === 'lists')
  const columns = field?.kind === 'table' ? field.columns : []
  return (
    <Section flush title={text('listsSearched')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ source, label, kind }) => (
              <TableCell key={source} align={kind === 'count' ? 'right' : 'left'}>
                {label[locale]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lists.map(({ list, kind, version, date, entries }) => (
            <TableRow key={`${list} ${version}`}>
              <TableCell>{list}</TableCell>
              <TableCell>{listKindChoices[kind].label[locale]}</TableCell>
              <TableCell align="right" className="num">
                {version}
              </TableCell>
              <TableCell className="num">{day(date)}</TableCell>
              <TableCell align="right" className="num">
                {formatCount(entries)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}
