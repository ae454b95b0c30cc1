import type { ReactNode } from 'react'
import { paths } from '../../contracts/platform/paths.ts'
import type { ClientConfig } from '../dataProvider/clientConfig.ts'
import { useTexts } from '../i18n/useTexts.ts'
import styles from './SignIn.module.css'

/** A hint for visitors of the sandbox who have no account yet; renders nothing in production. */
export const SandboxHint = ({ config, children }: { config: ClientConfig; children: ReactNode }) => {
  const text = useTexts('signIn')
  if (config.appMode !== 'sandbox') return null
  return (
    <p className={styles.sandbox}>
      {children}{' '}
      <a href={paths.sandbox} target="_blank" rel="noreferrer">
        {text('sandboxLink')}
      </a>
    </p>
  )
}
