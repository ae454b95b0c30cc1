import { listSandboxSso } from '../../../contracts/calls/sandboxSso.ts'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { CopyableValue } from './CopyableValue.tsx'
import styles from './Sandbox.module.css'
import { usePolling } from './usePolling.ts'

const ask = (signal: AbortSignal) => callApiReply(listSandboxSso, { signal })

/** The people of the sandbox's issuer of single sign-on, and what an own connection to it needs. */
export const SandboxSso = () => {
  const text = useTexts('sandbox')
  const { data } = usePolling(ask)
  if (!data) return null
  const { people, ...client } = data
  return (
    <section className={styles.card}>
      <h2>{text('sso.title')}</h2>
      <p>{text('sso.hint')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('sso.title')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('sso.what')}</th>
              <th scope="col">{text('sso.person')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ email, about }) => (
              <tr key={email}>
                <th scope="row">{about}</th>
                <td data-label={text('sso.person')}>
                  <CopyableValue value={email} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className={styles.secrets}>
        {(['issuer', 'clientId', 'clientSecret'] as const).map(name => (
          <div key={name}>
            <dt>{text(`sso.${name}`)}</dt>
            <dd>
              <CopyableValue value={client[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
