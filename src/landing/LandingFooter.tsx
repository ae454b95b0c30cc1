import { paths } from '../../contracts/paths.ts'
import { BrandLogo } from '../components/BrandMark.tsx'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './LandingFooter.module.css'

export const LandingFooter = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('landing')
  return (
    <footer className={styles.foot}>
      <div className={styles.inner}>
        <span className={styles.brand}>
          <BrandLogo name={config.brandName} />
          <span>{text('foot.licence')}</span>
        </span>
        <nav aria-label={text('foot.label')}>
          <a href={config.termsUrl}>{text('foot.terms')}</a>
          <a href={config.apiDocsUrl}>{text('foot.docs')}</a>
          <a href={`mailto:${config.supportEmail}`}>{text('foot.support')}</a>
          {config.appMode === 'sandbox' && <a href={paths.sandbox}>{text('foot.sandbox')}</a>}
          <a href={paths.adminLogin}>{text('foot.staff')}</a>
        </nav>
      </div>
    </footer>
  )
}
