import { useTexts } from '../../i18n/useTexts.ts'
import { usePublicState } from '../state.ts'
import styles from './PublicFooter.module.css'
import type { ShellBrand } from './shellBrand.ts'

/** Who helps, and who runs this. */
export const PublicFooter = ({ brand }: { brand: ShellBrand | null | undefined }) => {
  const text = useTexts('publicChallans')
  const { config } = usePublicState()
  const email = brand?.supportEmail ?? config.supportEmail
  const phone = brand?.supportPhone
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <div className={styles.help}>
          <span>{text('foot.help')}</span>
          {brand !== undefined && <a href={`mailto:${email}`}>{email}</a>}
          {phone && <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>}
        </div>
        <p>{text('foot.powered', { brand: config.brandName })}</p>
      </div>
    </footer>
  )
}
