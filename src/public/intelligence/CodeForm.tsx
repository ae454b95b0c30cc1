import { type ReactNode, useId, useState } from 'react'
import { otpLimits } from '../../../contracts/platform/publicLimits.ts'
import { Button } from '../../components/plain/Button.tsx'
import { CellInput } from '../../components/plain/CellInput.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Report.module.css'
import type { ReportState } from './useReport.ts'

interface CodeFormProps {
  state: Extract<ReportState, { is: 'locked' }>
  onOpen: (code: string) => Promise<void>
  onSend: () => Promise<{ isSent: boolean; message: string }>
  /** Where the sandbox shows the code. */
  children: ReactNode
}

/** A protected report: the code is sent when the reader asks for it, and opens the report. */
export const CodeForm = ({ state: { sentTo, message, tried }, onOpen, onSend, children }: CodeFormProps) => {
  const text = useTexts('publicIntelligence')
  const id = useId()
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<{ isSent: boolean; message: string }>()
  const busily = (work: () => Promise<void>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const send = () => busily(async () => setSent(await onSend()))
  const submit = (typed: string) =>
    busily(async () => {
      await onOpen(typed)
      setCode('')
    })
  return (
    <form
      className={styles.code}
      onSubmit={event => {
        event.preventDefault()
        if (code.length === otpLimits.digits) submit(code)
      }}
    >
      <h1>{text('code.title')}</h1>
      <p>{text('code.detail', { to: sentTo })}</p>
      <p role="status" className={styles.codeMessage} data-wrong={tried || sent?.isSent === false || undefined}>
        {tried ? message : (sent?.message ?? '')}
      </p>
      {sent?.isSent && (
        <>
          <label htmlFor={id}>{text('code.label')}</label>
          <CellInput
            id={id}
            digits
            length={otpLimits.digits}
            split={3}
            value={code}
            readOnly={busy}
            autoComplete="one-time-code"
            autoFocus
            onChange={setCode}
            onComplete={submit}
          />
          <Button type="submit" busy={busy && text('code.wait')}>
            {text('code.open')}
          </Button>
        </>
      )}
      <Button look={sent?.isSent ? 'link' : 'primary'} busy={busy && !sent && text('code.wait')} onClick={send}>
        {text(sent?.isSent ? 'code.resend' : 'code.send')}
      </Button>
      {children}
    </form>
  )
}
