import { Suspense, use, useEffect } from 'react'
import type { z } from 'zod'
import { sandboxAccounts } from '../../../contracts/calls/sandbox.ts'
import { challanVehicles } from '../../../contracts/challans/challanSandbox.ts'
import { sandboxReportId } from '../../../contracts/intelligence/reportSandbox.ts'
import type { sandbox } from '../../../contracts/messages/en/sandbox.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { sandboxOutcomes } from '../../../contracts/products/define.ts'
import { BrandLogo } from '../../components/BrandMark.tsx'
import { useProductSearch } from '../../components/useProductSearch.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import type { ClientConfig } from '../../dataProvider/clientConfig.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { loadDeclarations } from '../../resources/verifications/declarations.ts'
import { LanguageSwitch } from '../../signIn/LanguageSwitch.tsx'
import { CopyableValue } from './CopyableValue.tsx'
import styles from './Sandbox.module.css'
import { SandboxInbox } from './SandboxInbox.tsx'
import { SandboxSso } from './SandboxSso.tsx'
import { usePolling } from './usePolling.ts'

const askAccounts = (signal: AbortSignal) => callApiReply(sandboxAccounts, { signal })

/** Demo accounts, their messages, and the sandbox values. Uses no MUI, so that it loads quickly beside the sign-in page. */
const SandboxPage = ({ config }: { config: ClientConfig }) => {
  const text = useTexts('sandbox')
  const title = text('title')
  const { data: accounts = [], error } = usePolling(askAccounts)
  useEffect(() => {
    document.title = `${title} · ${config.brandName}`
  }, [title, config.brandName])
  return (
    <div>
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
        <Suspense>
          <SandboxValues />
        </Suspense>
        <SandboxSso />
        <ChallanVehicles />
        <section className={styles.card}>
          <h2>{text('report')}</h2>
          <p>{text('reportHint')}</p>
          <p>
            <a href={paths.kycIntelligence.replace(':requestId', sandboxReportId)}>{text('openReport')}</a>
          </p>
        </section>
      </main>
    </div>
  )
}

export default SandboxPage

/** Vehicles that determine the sandbox challan source's answer. */
const ChallanVehicles = () => {
  const text = useTexts('sandbox')
  const locale = useLocale()
  return (
    <section className={styles.card}>
      <h2>{text('vehicles')}</h2>
      <p>{text('vehiclesHint')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('vehicles')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('outcomeHead')}</th>
              <th scope="col">{text('vehicle')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(challanVehicles).map(([name, { rcNo, says }]) => (
              <tr key={name}>
                <th scope="row">{says[locale]}</th>
                <td data-label={text('vehicle')}>
                  <CopyableValue value={rcNo} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The documented values, one row per product. */
const SandboxValues = () => {
  const text = useTexts('sandbox')
  const locale = useLocale()
  const { search, setSearch, found } = useProductSearch(use(loadDeclarations()))
  return (
    <section className={styles.card}>
      <h2>{text('values')}</h2>
      <p>{text('valuesHint')}</p>
      <input
        type="search"
        className={styles.search}
        value={search}
        onChange={event => setSearch(event.target.value)}
        placeholder={text('findProduct')}
        aria-label={text('findProduct')}
      />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('values')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('product')}</th>
              {sandboxOutcomes.map(outcome => (
                <th key={outcome} scope="col">
                  {text(`outcome.${outcome}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.map(({ id, label, sandbox }) => (
              <tr key={id}>
                <th scope="row">{label[locale]}</th>
                {sandbox ? (
                  sandboxOutcomes.map(outcome => (
                    <td key={outcome} data-label={text(`outcome.${outcome}`)}>
                      <CopyableValue value={sandbox[outcome]} />
                    </td>
                  ))
                ) : (
                  <td colSpan={sandboxOutcomes.length}>{text('noSource')}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 && <p role="status">{text('noProduct')}</p>}
    </section>
  )
}

type Account = z.infer<typeof sandboxAccounts.reply>[number]

const isSeed = (name: string): name is keyof (typeof sandbox)['about'] =>
  ['demo', 'new', 'pending', 'postpaid', 'assistant', 'admin', 'super'].includes(name)

const SandboxAccounts = ({ accounts }: { accounts: readonly Account[] }) => {
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
