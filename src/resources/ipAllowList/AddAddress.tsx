import { TextField } from '@mui/material'
import { useListContext } from 'ra-core'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import {
  formatRange,
  type IpAddress,
  type IpRange,
  parseAddress,
  parseRange,
  rangeContains,
  rangeProblem,
} from '../../../contracts/ipAddress.ts'
import { ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useField } from '../../components/form/useField.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { entryError, entryHint } from './entryText.ts'
import { useCurrentIp } from './useCurrentIp.ts'

/** One more entry. The first one shuts everybody else out: it says whether that is oneself. */
export const AddAddress = ({ first, onClose }: { first: string; onClose: () => void }) => {
  const text = useTexts('ipAllowList')
  return (
    <ActionDialog
      call={createCall(ipAllowListEntry)}
      defaults={{ address: first }}
      fields={[
        { source: 'address', required: true, component: <AddressInput /> },
        { source: 'label', label: text('dialog.label'), hint: text('dialog.labelHint') },
      ]}
      title={text('dialog.title')}
      confirm={<AddWords />}
      done={({ address }) => text('dialog.done', { address })}
      onClose={onClose}
    >
      <Consequence />
    </ActionDialog>
  )
}

/** An address or range; what is wrong with it is said as it is typed. */
const AddressInput = () => {
  const text = useTexts('ipAllowList')
  const hintId = useId()
  const check = (typed: unknown) => entryError(String(typed), text)
  const { autoFocus, limits, onBlur, onChange, problem, ref, value } = useField({ check })
  const typed = String(value)
  const shown = check(typed) ?? problem
  return (
    <div>
      <TextField
        required
        autoFocus={autoFocus}
        label={text('dialog.address')}
        error={shown !== undefined}
        value={typed}
        inputRef={ref}
        onBlur={onBlur}
        onChange={event => onChange(event.target.value)}
        slotProps={{
          htmlInput: {
            className: 'mono',
            maxLength: limits.maxLength,
            autoComplete: 'off',
            autoCapitalize: 'none',
            spellCheck: false,
            'aria-describedby': hintId,
          },
        }}
      />
      <div id={hintId}>
        <FieldMessage error={shown} hint={entryHint(typed, text)} />
      </div>
    </div>
  )
}

const AddWords = () => {
  const text = useTexts('ipAllowList')
  return text(useExcluded().excluded ? 'dialog.addAnyway' : 'dialog.submit')
}

/** What follows from the entry for oneself and for everybody else. */
const Consequence = () => {
  const text = useTexts('ipAllowList')
  const { kept, excluded, total } = useExcluded()
  if (!kept) return null
  if (excluded) return <InlineAlert tone="warning">{text('dialog.excludes', { address: excluded })}</InlineAlert>
  return total === 0 && <InlineAlert tone="info">{text('dialog.onlyThese')}</InlineAlert>
}

/** The entry as it will be kept, and one's own address where the entry would leave it outside the list. */
function useExcluded() {
  const typed = String(useWatch({ name: 'address' }))
  const { total = 0 } = useListContext()
  const { data: own } = useCurrentIp()
  const kept = rangeProblem(typed) ? '' : formatRange(parseRange(typed) as IpRange)
  const outside =
    kept && own?.address && !rangeContains(parseRange(typed) as IpRange, parseAddress(own.address) as IpAddress)
  return { kept, total, excluded: outside && (total === 0 || !own.allowed) ? own.address : undefined }
}
