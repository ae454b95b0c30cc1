import { type FormEvent, useState } from 'react'
import { sandboxEsign } from '../../../contracts/calls/sandboxAadhaarEsign.ts'
import {
  SANDBOX_ESIGN_CODE,
  SANDBOX_ESIGN_NUMBER,
  type SandboxEsignOutcome,
  sandboxEsignOutcomes,
} from '../../../contracts/esign/sandboxEsign.ts'
import type { PublicState } from '../../../contracts/pages/publicPage.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { BrandWithTag } from '../../components/plain/BrandWithTag.tsx'
import { Button } from '../../components/plain/Button.tsx'
import { Field } from '../../components/plain/Field.tsx'
import { textsIn } from '../../i18n/messages.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useIsHydrated } from '../challans/shared/useIsHydrated.ts'
import { errorMessage, usePublicApi } from '../challans/shared/usePublicApi.ts'
import { usePublicState } from '../state.ts'
import { postForm } from './aadhaar/postForm.ts'
import styles from './SandboxEsign.module.css'

/** `/sandbox/aadhaar-esign`: the sandbox's provider of Aadhaar e-sign. */
const SandboxEsignPage = () => {
  const text = useTexts('sandboxEsign')
  const { sandboxEsign: shown, config } = usePublicState()
  if (!shown) return null
  return (
    <main className={styles.sheet}>
      <BrandWithTag name={config.brandName} tag="SANDBOX" />
      <h1>{text('title')}</h1>
      <p className={styles.muted}>{text('note')}</p>
      <p>
        {text('document')} <b>{shown.title}</b>
      </p>
      <p className={styles.muted}>
        {text('digest')} <code>{shown.digest}</code>
      </p>
      <noscript>
        <InlineAlert tone="danger">{text('needsScript')}</InlineAlert>
      </noscript>
      {shown.isOver ? (
        <InlineAlert tone="danger">{text('over')}</InlineAlert>
      ) : (
        <Holder transaction={shown.transaction} />
      )}
    </main>
  )
}

const Holder = ({ transaction }: { transaction: string }) => {
  const text = useTexts('sandboxEsign')
  const { ask } = usePublicApi()
  const isHydrated = useIsHydrated()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [isLost, setLost] = useState(false)

  async function sign(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const entered = (name: string) => given.get(name) as string
    setBusy(true)
    setProblem('')
    try {
      const reply = await ask(sandboxEsign, {
        body: {
          transaction,
          aadhaar: entered('aadhaar'),
          name: entered('holder'),
          birthYear: Number(entered('year')),
          code: entered('code'),
          outcome: entered('outcome') as SandboxEsignOutcome,
        },
      })
      if (reply.state === 'refused') setProblem(reply.message)
      else if (reply.state === 'lost') setLost(true)
      else {
        await new Promise(resolve => setTimeout(resolve, reply.afterMs))
        // All but the last go beside the page.
        for (let time = 1; time < reply.times; time++)
          await fetch(reply.action, {
            method: 'POST',
            body: new URLSearchParams(reply.fields.map(({ name, value }) => [name, value])),
            redirect: 'manual',
          })
        return postForm(reply)
      }
    } catch (error) {
      setProblem(errorMessage(error))
    }
    setBusy(false)
  }

  if (isLost) return <InlineAlert tone="danger">{text('lostDetail')}</InlineAlert>
  return (
    <form className={styles.form} aria-busy={isBusy} onSubmit={event => void sign(event)}>
      {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      <Field
        label={text('number')}
        hint={text('numberHint')}
        name="aadhaar"
        inputMode="numeric"
        defaultValue={SANDBOX_ESIGN_NUMBER}
        required
      />
      <Field label={text('holder')} hint={text('holderHint')} name="holder" maxLength={60} required />
      <Field label={text('year')} name="year" inputMode="numeric" pattern="(19|20)[0-9]{2}" maxLength={4} required />
      <Field
        label={text('code')}
        hint={text('codeHint', { code: SANDBOX_ESIGN_CODE })}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
      <fieldset className={styles.outcomes}>
        <legend>{text('outcome')}</legend>
        {sandboxEsignOutcomes.map(outcome => (
          <label key={outcome}>
            <input type="radio" name="outcome" value={outcome} defaultChecked={outcome === 'signed'} />
            <span>{text(`outcomes.${outcome}`)}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" disabled={!isHydrated} busy={isBusy && text('wait')}>
        {text('sign')}
      </Button>
    </form>
  )
}

export function head({ locale, config }: PublicState) {
  const title = textsIn(locale, 'sandboxEsign')('title')
  return { title: `${title}, ${config.brandName}`, description: title }
}

export default SandboxEsignPage
