import type { z } from 'zod'
import type { sandboxAccounts } from '../../../contracts/calls/sandbox.ts'
import type { sandbox } from '../../../contracts/messages/en/sandbox.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CopyableValue } from './CopyableValue.tsx'
import styles from './Sandbox.module.css'

export type Account = z.infer<typeof sandboxAccounts.reply>[number]

const isSeed = (name: string): name is keyof (typeof sandbox)['about'] =>
  ['demo', 'new', 'pending', 'postpaid', 'assistant', 'admin', 'super'].includes(name)

export const SandboxAccounts = ({ accounts }: { accounts: readonly Account[] }) => {
  const text = useTexts('sandbox')
  return (
    <section className={styles.card}>
      <h2>{text('accounts')}</h2>
      <p>{text('accountsHint')}</p>
      <ul className={styles.rows}>
        {accounts.map(account => (
          <Row key={account.email} account={account} />
        ))}
      </ul>
    </section>
  )
}

const Row = ({ account: { email, role, password, apiKeys } }: { account: Account }) => {
  const text = useTexts('sandbox')
  const name = email.split('@')[0] ?? ''
  return (
    <li>
      <div className={styles.line}>
        <CopyableValue value={email} />
        <span className={styles.meta}>{isSeed(name) ? text(`about.${name}`) : text(`role.${role}`)}</span>
      </div>
      <dl className={styles.secrets}>
        <div>
          <dt>{text('password')}</dt>
          <dd>
            <CopyableValue value={password} />
          </dd>
        </div>
        {apiKeys.length > 0 && (
          <div>
            <dt>{text('keys')}</dt>
            <dd>
              {apiKeys.map(key => (
                <CopyableValue key={key} value={key} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}
