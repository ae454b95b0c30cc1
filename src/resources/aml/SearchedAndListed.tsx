import { IconButton, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { shownInput } from '../../../contracts/checks/shownInput.ts'
import { countryCode } from '../../../contracts/platform/countryCodes.ts'
import type { AmlHit } from '../../../contracts/products/amlScreen.ts'
import type { ResultOf } from '../../../contracts/products/index.ts'
import { Section } from '../../components/Section.tsx'
import { countryName } from '../../i18n/countries.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { ProductValue } from '../verifications/ProductValue.tsx'
import { useProduct } from '../verifications/product.ts'
import styles from './Aml.module.css'
import { tierText } from './tiers.ts'

interface SearchedProps {
  hit: AmlHit
  at: number
  result: ResultOf<'aml-screen'>
  input: Record<string, string | null>
  onMove: (at: number) => void
}

/** What was asked for beside what the list has. */
export const SearchedAndListed = ({ hit, at, result, input, onMove }: SearchedProps) => {
  const text = useTexts('aml')
  const rows = useRows(hit, input)
  const { hits, hitCount, ruledOut = [] } = result
  const ruledOutCount = result.ruledOutCount ?? 0
  const last = hits.length + ruledOut.length - 1
  return (
    <Section
      flush
      title={text('compared')}
      aside={
        <span className={styles.pager}>
          {at < hits.length
            ? text('match', { at: at + 1, of: hits.length })
            : text('ruledOut.place', { at: at - hits.length + 1, of: ruledOut.length })}
          <IconButton aria-label={text('previous')} disabled={at === 0} onClick={() => onMove(at - 1)}>
            <ChevronLeft size={16} />
          </IconButton>
          <IconButton aria-label={text('next')} disabled={at === last} onClick={() => onMove(at + 1)}>
            <ChevronRight size={16} />
          </IconButton>
        </span>
      }
    >
      <Table className={styles.compared}>
        <TableHead>
          <TableRow>
            <TableCell component="td" />
            <TableCell>{text('searched')}</TableCell>
            <TableCell>{text('listed')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, searched, listed]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {text(`row.${name}`)}
              </TableCell>
              <TableCell>
                <Searched name={name} value={searched || '-'} />
              </TableCell>
              <TableCell>{listed || '-'}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {hitCount > hits.length && <p className={styles.more}>{text('more', { count: hitCount, shown: hits.length })}</p>}
      {ruledOutCount > ruledOut.length && (
        <p className={styles.more}>{text('ruledOut.more', { count: ruledOutCount, shown: ruledOut.length })}</p>
      )}
    </Section>
  )
}

/** What was asked for; what is masked is revealed with a reason, because whoever decides must know whom they judge. */
const Searched = ({ name, value }: { name: string; value: string }) => {
  const { inputFields } = useProduct()
  const field = inputFields.find(({ source }) => source === name)
  return field?.mask && value !== '-' ? (
    <ProductValue field={shownInput({ ...field, kind: 'text' })} value={value} />
  ) : (
    value
  )
}

/** More aliases than this make the table unreadable; the list's own page has them all. */
const MAX_ALIASES = 20

/** Name, searched and listed value; a row that is empty on both sides is left out. */
function useRows(hit: AmlHit, input: Record<string, string | null>) {
  const text = useTexts('aml')
  const locale = useLocale()
  const { day } = useDateFormats()
  const date = (written: string) => (/^\d{4}-\d{2}-\d{2}$/.test(written) ? day(written) : written)
  const country = (code: string) => countryName(code, locale)
  const more = hit.aliases.length - MAX_ALIASES
  const aliases = hit.aliases.slice(0, MAX_ALIASES).join('; ')
  const line = { list: hit.list, entry: hit.entryId, version: hit.listVersion, date: day(hit.listDate) }
  const rows = [
    ['name', input['name'], hit.name],
    ['born', date(input['birth'] ?? ''), hit.births.map(date).join(', ')],
    ['country', country(countryCode(input['country'] ?? '') ?? ''), hit.countries.map(country).join(', ')],
    ['aliases', null, more > 0 ? text('moreAliases', { aliases, count: more }) : aliases],
    ['identifiers', input['identifiers'], hit.identifiers.join('; ')],
    ['positions', null, hit.positions.join('; ')],
    ['tier', null, hit.tier && text(tierText(hit.tier))],
    ['list', null, text('listLine', line)],
    ['programmes', null, hit.programmes.join('; ')],
    ['links', null, hit.links.join(' ')],
    ['remarks', null, hit.remarks],
  ] as const
  return rows.filter(([, searched, listed]) => searched || listed)
}
