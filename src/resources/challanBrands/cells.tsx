import { Link } from 'react-router-dom'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type ChallanBrandRow, challanBrands } from '../../../contracts/resources/challanBrand.ts'
import { CopyButton } from '../../components/CopyButton.tsx'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
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

/** The white-label client that owns the brand, or the house. */
export const BrandOwner = ({ record: { ownerId, owner } }: CellProps) => {
  const text = useTexts('adminWhiteLabel')
  return ownerId && owner ? <Link to={withId(paths.adminClientDetails, ownerId)}>{owner}</Link> : text('house')
}
