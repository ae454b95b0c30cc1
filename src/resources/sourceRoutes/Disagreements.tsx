import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatCount } from '../../../contracts/platform/money.ts'
import { productOf } from '../../../contracts/products/index.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './SourceRoutes.module.css'

type Differing = SourceRouteDetail['differing'][number]

/** How often two providers answered one question alike, and where they did not, field by field. */
export const Disagreements = ({ record }: { record: SourceRouteDetail }) => {
  const text = useTexts('adminSources')
  const { comparisons, differing } = record
  return (
    <div className={styles.parts}>
      <Section title={text('differing.title')}>
        {comparisons.length === 0 && <p className={styles.none}>{text('differing.none')}</p>}
        {comparisons.map(({ origin, compared, differed }) => (
          <p key={origin} className={styles.none}>
            {text(`differing.count.${origin}`, { differed: formatCount(differed), compared: formatCount(compared) })}
          </p>
        ))}
        {differing.length > 0 && (
          <ul className={styles.list}>
            {differing.map(one => (
              <OneQuestion key={one.id} product={record.product} differing={one} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}

const OneQuestion = ({ product, differing }: { product: SourceRouteDetail['product']; differing: Differing }) => {
  const text = useTexts('adminSources')
  const { full } = useDateFormats()
  const fields = useFieldWords(product)
  const { subject, origin, at, first, second } = differing
  return (
    <li>
      <span className={styles.line}>
        <b className="mono">{subject}</b>
        <span className={`num ${styles.quiet}`}>
          {text(`differing.origin.${origin}`)}, {full(at)}
        </span>
      </span>
      <Table size="small" aria-label={text('differing.question', { subject })}>
        <TableHead>
          <TableRow>
            <TableCell>{text('differing.field')}</TableCell>
            <TableCell>{first}</TableCell>
            <TableCell>{second}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {differing.fields.map(field => (
            <TableRow key={field.name}>
              <TableCell>{fields.label(field.name)}</TableCell>
              <TableCell>{fields.value(field.name, field.first)}</TableCell>
              <TableCell>{fields.value(field.name, field.second)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </li>
  )
}

/** Whether there is a record is no field of the product. */
function useFieldWords(product: SourceRouteDetail['product']) {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const fieldOf = (name: string) => productOf(product).resultFields.find(({ source }) => source === name)
  return {
    label: (name: string) => fieldOf(name)?.label[locale] ?? text('differing.found'),
    value: (name: string, value: string | null) => {
      if (value === null) return '-'
      const field = fieldOf(name)
      if (!field) return text(value === 'true' ? 'detail.yes' : 'detail.no')
      if (field.kind === 'yesNo') return text(value === 'true' ? 'detail.yes' : 'detail.no')
      return field.choices?.[value]?.label[locale] ?? value
    },
  }
}
