import { useEffect, useState } from 'react'
import { findSso, startSso } from '../../../contracts/calls/sso.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { callApiReply } from '../../dataProvider/api.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { emailErrorKey } from '../emailErrorKey.ts'
import { useAsyncAction } from '../useAsyncAction.ts'
import { leaveFor } from './leaveFor.ts'
import styles from './Sso.module.css'

/** The person has stopped typing. */
const SETTLED_MS = 500

/** What the server has said of domains: one question each. */
const answers = new Map<string, Promise<boolean>>()

function ask(domain: string): Promise<boolean> {
  const known = answers.get(domain)
  if (known) return known
  const asked = callApiReply(findSso, { body: { domain } }).then(({ offered }) => offered)
  answers.set(domain, asked)
  asked.catch(() => answers.delete(domain))
  return asked
}

/** Single sign-on, if the domain of the typed address has it. Only the domain is sent, so that nothing is said about a person. */
export const SsoOffer = ({ email }: { email: string }) => {
  const domain = useOfferedDomain(email)
  return domain && <Offer key={domain} domain={domain} />
}

const Offer = ({ domain }: { domain: string }) => {
  const text = useTexts('signIn')
  const { busy, message, attempt } = useAsyncAction()
  const start = () =>
    attempt('working', async () => {
      leaveFor((await callApiReply(startSso, { body: { domain } })).url)
      return null
    })
  return (
    <div className={styles.offer} role="status">
      <p>{text('sso.offer')}</p>
      <Button look="secondary" busy={busy && text('sso.going')} onClick={() => void start()}>
        {text('sso.goOn', { name: domain })}
      </Button>
      <FieldMessage error={message} />
    </div>
  )
}

/** The domain of a complete address whose company signs in at an issuer of its own. */
function useOfferedDomain(email: string): string | null {
  const [offered, setOffered] = useState<string | null>(null)
  const domain = emailErrorKey(email) ? null : (email.trim().toLowerCase().split('@').at(-1) ?? null)
  useEffect(() => {
    if (domain === null) return
    let current = true
    const timer = setTimeout(() => {
      // Without an answer the other ways in are as good as ever.
      ask(domain).then(
        found => current && found && setOffered(domain),
        () => {},
      )
    }, SETTLED_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [domain])
  return offered === domain ? domain : null
}
