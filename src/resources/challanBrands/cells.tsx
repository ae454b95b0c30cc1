import { type ChallanBrandRow, challanBrands } from '../../../contracts/resources/challanBrand.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { useLocale } from '../../i18n/locale.ts'
import styles from './ChallanBrands.module.css'

interface CellProps {
  record: ChallanBrandRow
}

/** The brand's logo and name. */
export const BrandTitle = ({ record: { logo, title } }: CellProps) => (
  <span className={styles.title}>
    {logo && <img className={styles.logo} src={logo} alt="" />}
    <b>{title}</b>
  </span>
)

export const Token = ({ record: { token } }: CellProps) => (
  <span className={styles.token}>
    <span className="mono" title={token}>
      {token}
    </span>
    <CopyButton value={token} name={challanBrands.fields.token.label[useLocale()]} />
  </span>
)
