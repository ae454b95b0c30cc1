import type { ApiProduct } from '../../../contracts/resources/apiProduct.ts'
import { Money } from '../../components/Money.tsx'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Apis.module.css'

interface CellProps {
  record: ApiProduct
}

export const Lead = () => <p className={styles.lead}>{useTexts('adminSources')('apis.lead')}</p>

export const Path = ({ record: { id, version } }: CellProps) => (
  <span className="mono">
    /{version}/{id}
  </span>
)

/** What the source charges us, if staff have entered it. */
export const Cost = ({ record: { costPaise } }: CellProps) => {
  const text = useTexts('adminSources')
  if (costPaise === null) return <span className={styles.quiet}>{text('apis.unknownCost')}</span>
  return <Money paise={costPaise} />
}

export const Since = ({ record: { since } }: CellProps) => {
  const text = useTexts('adminSources')
  const { full } = useDateFormats()
  return <span className={`num ${styles.quiet}`}>{since ? full(since) : text('apis.never')}</span>
}
