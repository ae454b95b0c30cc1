import { Button, TextField } from '@mui/material'
import { LocateFixed, Plus } from 'lucide-react'
import { useGetList } from 'ra-core'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  formatRange,
  type IpAddress,
  parseAddress,
  parseRange,
  rangeContains,
  rangeProblem,
  rangeScope,
  widestPrefix,
} from '../../../contracts/platform/ipAddress.ts'
import { ipAllowListEntry } from '../../../contracts/resources/ipAllowListEntry.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { ActionDialog } from '../../components/form/ActionDialog.tsx'
import { useField } from '../../components/form/useField.ts'
import { InlineAlert } from '../../components/InlineAlert.tsx'
import { createCall } from '../../dataProvider/resourceCalls.ts'
import { useLocale } from '../../i18n/locale.ts'
import { type Translate, useTexts } from '../../i18n/useTexts.ts'
import { useCurrentIp } from './AddressCheck.tsx'

/** Adds an address, or the current one, which can still be edited. */
export const AddAddressButtons = () => {
  const text = useTexts('ipAllowList')
  const { data: current } = useCurrentIp()
  const [first, setFirst] = useState<string | null>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<LocateFixed />}
        disabled={!current?.address}
        onClick={() => setFirst(current?.address ?? '')}
      >
        {text('addMine')}
      </Button>
      <Button variant="contained" startIcon={<Plus />} onClick={() => setFirst('')}>
        {text('add')}
      </Button>
      {first !== null && <AddDialog first={first} onClose={() => setFirst(null)} />}
    </>
  )
}

export const useLabelField = () => {
  const text = useTexts('ipAllowList')
  const label = ipAllowListEntry.fields.label.label[useLocale()]
  return { source: 'label', label, hint: text('dialog.labelHint') } as const
}

/** Adds an entry. The first entry blocks all other addresses, so the dialog warns users who would block themselves. */
const AddDialog = ({ first, onClose }: { first: string; onClose: () => void }) => {
  const text = useTexts('ipAllowList')
  return (
    <ActionDialog
      call={createCall(ipAllowListEntry)}
      defaults={{ address: first }}
      fields={[{ source: 'address', required: true, component: <AddressInput /> }, useLabelField()]}
      title={text('dialog.title')}
      confirm={<ConfirmWords />}
      done={({ address }) => text('dialog.done', { address })}
      onClose={onClose}
    >
      <Consequence />
    </ActionDialog>
  )
}

/** The error in a typed entry; undefined while the field is empty. */
function entryProblem(typed: string, text: Translate<'ipAllowList'>): string | undefined {
  const problem = typed.trim() ? rangeProblem(typed) : undefined
  return problem && text(`dialog.problems.${problem}`, { four: widestPrefix[4], six: widestPrefix[6] })
}

/** A note on a valid entry: how it will be saved, or that its network is private. */
function entryHint(typed: string, text: Translate<'ipAllowList'>): string {
  const range = parseRange(typed)
  if (!range) return text('dialog.addressHint')
  const address = formatRange(range)
  const scope = rangeScope(range)
  const words = [
    address !== typed.trim() && text('dialog.savedAs', { address }),
    scope !== 'public' && text(`dialog.${scope}Note`),
  ]
  return words.filter(Boolean).join(' ') || text('dialog.addressHint')
}

/** An IP address or range, validated while the user types. */
const AddressInput = () => {
  const text = useTexts('ipAllowList')
  const hintId = useId()
  const check = (typed: unknown) => entryProblem(String(typed), text)
  const { autoFocus, limits, onBlur, onChange, problem, ref, value } = useField({ check })
  const typed = String(value)
  const error = check(typed) ?? problem
  return (
    <div>
      <TextField
        required
        autoFocus={autoFocus}
        label={text('dialog.address')}
        error={error !== undefined}
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
        <FieldMessage error={error} hint={entryHint(typed, text)} />
      </div>
    </div>
  )
}

const ConfirmWords = () => useTexts('ipAllowList')(useConsequence().excluded ? 'dialog.addAnyway' : 'dialog.submit')

/** Explains whom the new entry will block. */
const Consequence = () => {
  const text = useTexts('ipAllowList')
  const { isFirst, excluded } = useConsequence()
  if (excluded) return <InlineAlert tone="warning">{text('dialog.excludes', { address: excluded })}</InlineAlert>
  return isFirst && <InlineAlert tone="info">{text('dialog.onlyThese')}</InlineAlert>
}

/** Whether this is the first entry, and the user's own address if the entry would block it. */
function useConsequence() {
  const typed = String(useWatch({ name: 'address' }))
  const { data: current } = useCurrentIp()
  const { total } = useGetList(ipAllowListEntry.name, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  })
  const range = rangeProblem(typed) ? undefined : parseRange(typed)
  if (!range) return { isFirst: false }
  const isFirst = total === 0
  const isOutside = current?.address && !rangeContains(range, parseAddress(current.address) as IpAddress)
  return { isFirst, excluded: isOutside && (isFirst || !current.allowed) ? current.address : undefined }
}
