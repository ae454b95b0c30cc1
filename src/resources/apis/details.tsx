import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ApiProductDetail } from '../../../contracts/resources/apiProduct.ts'
import { Money } from '../../components/Money.tsx'
import { Section } from '../../components/Section.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Apis.module.css'

interface PartProps {
  record: ApiProductDetail
}

/** Why the product is off and its notice, in both languages, as customers read them. */
export const WordsNow = ({ record: { words } }: PartProps) => {
  const text = useTexts('adminSources')
  const { off, notice } = words
  return (
    <div className={styles.parts}>
      <Section title={text('detail.words')}>
        {!off && !notice && <p className={styles.quiet}>{text('detail.noWords')}</p>}
        {off && <Both label={text('detail.offWhy')} words={off} />}
        {notice && <Both label={text('detail.noticeNow')} words={notice} />}
      </Section>
    </div>
  )
}

const Both = ({ label, words }: { label: string; words: { en: string; hi: string } }) => (
  <p className={styles.words}>
    <b>{label}</b> <span lang="en">{words.en}</span> · <span lang="hi">{words.hi}</span>
  </p>
)

export const Billable = ({ record: { prices } }: PartProps) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  return (
    <div className={styles.parts}>
      <Section title={text('detail.prices')}>
        <ul className={styles.list}>
          {prices.map(price => (
            <li key={price.id}>
              <span className={styles.line}>
                {price[locale]}
                <Money paise={price.pricePaise} strong />
              </span>
            </li>
          ))}
        </ul>
        <p className={styles.notes}>
          <span>{text('detail.charged')}</span>
          <span>{text('detail.free')}</span>
        </p>
      </Section>
    </div>
  )
}

export const Schemas = ({ record: { input, result } }: PartProps) => {
  const text = useTexts('adminSources')
  return (
    <div className={styles.parts}>
      <FieldTable title={text('detail.request')} fields={input} />
      <FieldTable title={text('detail.reply')} fields={result} />
    </div>
  )
}

const FieldTable = ({ title, fields }: { title: string; fields: ApiProductDetail['input'] }) => {
  const text = useTexts('adminSources')
  return (
    <Section flush title={title}>
      <Table size="small" aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>{text('detail.field')}</TableCell>
            <TableCell>{text('detail.type')}</TableCell>
            <TableCell>{text('detail.required')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(({ name, type, required }) => (
            <TableRow key={name}>
              <TableCell className="mono">{name}</TableCell>
              <TableCell className={styles.quiet}>{type}</TableCell>
              <TableCell>{text(required ? 'detail.yes' : 'detail.no')}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  )
}

/** Every switch and notice, newest first, with its author and reason. */
export const Changes = ({ record: { changes } }: PartProps) => {
  const text = useTexts('adminSources')
  const locale = useLocale()
  const { full } = useDateFormats()
  return (
    <div className={styles.parts}>
      <Section title={text('detail.changes')}>
        {changes.length === 0 ? (
          <p className={styles.quiet}>{text('detail.noChanges')}</p>
        ) : (
          <ul className={styles.list}>
            {changes.map(change => (
              <li key={change.id}>
                <b>{text(`detail.kind.${change.kind}`)}</b>
                {change.words && <span>{change.words[locale]}</span>}
                <span>{change.reason}</span>
                <span className={`num ${styles.quiet}`}>
                  {text('detail.by', { name: change.changedBy, time: full(change.changedAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
