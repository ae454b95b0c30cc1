import { TextField } from '@mui/material'
import { type FormEvent, useId, useState } from 'react'
import { testIpAddress } from '../../../contracts/calls/ipAllowList.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { Section } from '../../components/Section.tsx'
import { useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Addresses.module.css'
import { AllowedStatus } from './AllowedStatus.tsx'
import { formatEntry } from './entryText.ts'

/** Which entry lets an address in, or that none does. */
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
          <AllowedStatus allowed={data.allowed}>
            {text(`test.${keyOf(data)}`, {
              address: data.address ?? '',
              entry: data.entry ? formatEntry(data.entry) : '',
            })}
          </AllowedStatus>
        )}
      </div>
    </Section>
  )
}

const keyOf = ({ entry, entries }: { entry: { disabled: boolean } | null; entries: number }) =>
  entries === 0 ? 'everybody' : !entry ? 'refused' : entry.disabled ? 'off' : 'allowed'
