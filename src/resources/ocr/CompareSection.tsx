import { Button } from '@mui/material'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { entryOf, isProductId } from '../../../contracts/checks/catalogue.ts'
import { formatPaise } from '../../../contracts/platform/money.ts'
import { useCanEdit } from '../../authProvider/session.ts'
import { Section } from '../../components/Section.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useProductFacts } from '../verifications/product.ts'
import styles from './Compare.module.css'
import { CompareDialog } from './CompareDialog.tsx'
import { Comparison } from './Comparison.tsx'
import type { DocumentRecord, KnownComparable, ShownDocument } from './document.ts'

interface CompareSectionProps {
  record: DocumentRecord
  document: ShownDocument
}

/** "Read, then ask": what each source says about this document, and the way to ask it, at its price. */
export const CompareSection = ({ record, document: { family, comparable, comparisons } }: CompareSectionProps) => {
  const text = useTexts('ocr')
  const mayAct = useCanEdit()
  const none = text(family === 'aadhaar' ? 'compare.aadhaar' : 'compare.none')
  return (
    <Section title={text('compare.title')}>
      <div className={styles.compare}>
        <p className={styles.none}>{comparable.length > 0 ? text('compare.detail') : none}</p>
        {mayAct && (
          <ul className={styles.sources}>
            {comparable.map(one => (
              <Source
                key={one.product}
                record={record}
                comparable={one}
                wasCompared={comparisons.some(({ product }) => product === one.product)}
              />
            ))}
          </ul>
        )}
        {comparisons.map(one => (
          <Comparison key={one.id} comparison={one} />
        ))}
      </div>
    </Section>
  )
}

interface SourceProps {
  record: DocumentRecord
  comparable: ShownDocument['comparable'][number]
  wasCompared: boolean
}

const Source = ({ record, comparable, wasCompared }: SourceProps) => {
  const { product } = comparable
  return isProductId(product) ? (
    <KnownSource record={record} comparable={{ ...comparable, product }} wasCompared={wasCompared} />
  ) : null
}

const KnownSource = ({ record, comparable, wasCompared }: SourceProps & { comparable: KnownComparable }) => {
  const text = useTexts('ocr')
  const locale = useLocale()
  const entry = entryOf(comparable.product)
  const facts = useProductFacts(entry)
  const pricePaise = record.mode === 'test' ? 0 : facts.pricePaise
  const [asking, setAsking] = useState(false)
  const price = formatPaise(pricePaise)
  const act = wasCompared ? text('compare.again', { price }) : text('compare.act', { price })
  return (
    <li>
      <span>{entry.label[locale]}</span>
      <Button size="small" variant="outlined" startIcon={<Scale />} onClick={() => setAsking(true)}>
        {pricePaise === 0 ? text('compare.actFree') : act}
      </Button>
      {asking && (
        <CompareDialog
          record={record}
          comparable={comparable}
          pricePaise={pricePaise}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
