import { useEffect } from 'react'
import { sandboxAccounts } from '../../../contracts/calls/sandbox.ts'
import { paths } from '../../../contracts/paths.ts'
import { BrandLogo } from '../../components/BrandMark.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { LanguageSwitch } from '../../signIn/LanguageSwitch.tsx'
import { ChallanVehicles } from './ChallanVehicles.tsx'
import { SandboxAccounts } from './SandboxAccounts.tsx'
import { SandboxInbox } from './SandboxInbox.tsx'
import styles from './SandboxPage.module.css'
import { SandboxValues } from './SandboxValues.tsx'
import { usePolling } from './usePolling.ts'

const askAccounts = (signal: AbortSignal) => callApiReply(sandboxAccounts, { signal })

/** Who can sign in, what was sent to them, and which values choose an outcome; without MUI, so that it is quick beside the sign-in. */
const SandboxPage = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('sandbox')
  const title = text('title')
  const { data: accounts = [], error } = usePolling(askAccounts)
  useEffect(() => {
    document.title = `${title} · ${config.brandName}`
  }, [title, config.brandName])
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <BrandLogo name={config.brandName} />
        <nav>
          <a href={paths.login}>{text('signIn')}</a>
          <a href={paths.adminLogin}>{text('adminSignIn')}</a>
          <LanguageSwitch />
        </nav>
      </header>
      <main className={styles.main}>
        <h1>{title}</h1>
        <p className={styles.lead}>{text('lead')}</p>
        {error && <p role="alert">{text('failed', { message: error.message })}</p>}
        <div className={styles.columns}>
          <SandboxInbox recipients={accounts.map(({ email }) => email)} />
          <SandboxAccounts accounts={accounts} />
        </div>
        <SandboxValues />
        <ChallanVehicles />
      </main>
    </div>
  )
}

export default SandboxPage
