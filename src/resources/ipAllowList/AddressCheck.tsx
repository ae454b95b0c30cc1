import { Skeleton, TextField } from '@mui/material'
import { CircleCheck, CircleX } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { testIpAddress } from '../../../contracts/calls/ipAllowList.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { LoadError } from '../../components/EmptyState.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Section } from '../../components/Section.tsx'
import type { SuccessReply } from '../../dataProvider/api.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './IpAllowList.module.css'

type TestResult = SuccessReply<typeof testIpAddress>

/** The browser's address as the server sees it, and whether the gateway would accept it. */
export const useCurrentIp = () => useCallQuery(testIpAddress, { query: {} })

/** Shows the user's own address and whether it is allowed. */
export const CurrentIp = () => {
  const text = useTexts('ipAllowList')
  const { data, error, refetch } = useCurrentIp()
  if (error && !data) return <LoadError requestId={error.requestId} onRetry={() => void refetch()} />
  return (
    <Section title={text('mine.title')}>
      {data ? (
        <div className={styles.own}>
          <span className={`mono ${styles.figure}`}>{data.address ?? text('mine.unknown')}</span>
          {data.address && (
            <Verdict allowed={data.allowed}>{text(`mine.${reasonOf(data)}`, { entry: entryOf(data) })}</Verdict>
          )}
          <p className={styles.hint}>{text('mine.hint')}</p>
        </div>
      ) : (
        <Skeleton variant="rounded" height={96} />
      )}
    </Section>
  )
}

/** Tests an address and names the entry that allows it. */
export const TestAddress = () => {
  const text = useTexts('ipAllowList')
  const hintId = useId()
  const [typed, setTyped] = useState('')
  const { mutate, data, error, isPending, reset } = useCallMutation(testIpAddress)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) mutate({ query: { address: typed.trim() } })
  }
  return (
    <Section title={text('test.title')}>
      <form className={styles.test} onSubmit={submit} noValidate>
        <TextField
          label={text('test.label')}
          error={error !== null}
          value={typed}
          onChange={event => {
            setTyped(event.target.value)
            reset()
          }}
          slotProps={{
            htmlInput: {
              className: 'mono',
              maxLength: 50,
              autoComplete: 'off',
              autoCapitalize: 'none',
              spellCheck: false,
              'aria-describedby': hintId,
            },
          }}
        />
        <BusyButton type="submit" variant="outlined" busy={isPending}>
          {text('test.button')}
        </BusyButton>
      </form>
      <div id={hintId}>
        <FieldMessage error={error?.message} />
      </div>
      <div role="status">
        {data && (
          <Verdict allowed={data.allowed}>
            {text(`test.${reasonOf(data)}`, { address: data.address ?? '', entry: entryOf(data) })}
          </Verdict>
        )}
      </div>
    </Section>
  )
}

/** Message key for why an address is allowed or rejected. */
const reasonOf = ({ entry, entries }: TestResult) =>
  entries === 0 ? 'everybody' : !entry ? 'isOut' : entry.disabled ? 'isOff' : 'isIn'

/** For example `203.0.113.0/24 (Office)`. */
function entryOf({ entry }: TestResult): string {
  if (!entry) return ''
  return entry.label ? `${entry.address} (${entry.label})` : entry.address
}

const Verdict = ({ allowed, children }: { allowed: boolean; children: ReactNode }) => {
  const Icon = allowed ? CircleCheck : CircleX
  return (
    <p className={styles.verdict} data-allowed={allowed}>
      <Icon size={16} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
