import styles from './Account.module.css'
import { SessionsSection } from './SessionsSection.tsx'
import { SecondFactorSection } from './secondFactor/SecondFactorSection.tsx'

/** How one gets into the account, and how to shut everybody out. */
const SecurityTab = () => (
  <div className={styles.columns}>
    <div className={styles.stack}>
      <SecondFactorSection />
      <SessionsSection />
    </div>
  </div>
)

export default SecurityTab
