import { Checkbox, FormControlLabel, IconButton, MenuItem, TextField } from '@mui/material'
import { Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { DraftRecipient } from '../../../../contracts/esign/draft.ts'
import { esignLimits } from '../../../../contracts/esign/limits.ts'
import {
  isActing,
  recipientRoleChoices,
  recipientRoles,
  type SignatureMethod,
  signatureMethodChoices,
  signatureMethods,
} from '../../../../contracts/esign/states.ts'
import { locales } from '../../../../contracts/platform/text.ts'
import { clientConfig } from '../../../dataProvider/clientConfig.ts'
import { languageNames, useLocale } from '../../../i18n/locale.ts'
import { useTexts } from '../../../i18n/useTexts.ts'
import { useBuilder } from './builder.ts'
import { withoutRecipient, withRecipientChanged } from './draft.ts'
import styles from './Recipients.module.css'
import { Swatch } from './Swatch.tsx'

interface RecipientCardProps {
  recipient: DraftRecipient
  index: number
  /** Just added: its name takes the focus. */
  isNew: boolean
}

export const RecipientCard = ({ recipient, index, isNew }: RecipientCardProps) => {
  const text = useTexts('esignBuilder')
  const locale = useLocale()
  const titleId = useId()
  const { change, isTemplate } = useBuilder()
  const { id, role, method, order, name, email, phone, code, canDelegate } = recipient
  const title = name || text('recipients.number', { number: index + 1 })
  const set = (parts: Partial<DraftRecipient>, group?: string) =>
    change(draft => withRecipientChanged(draft, id, parts), group && `${id} ${group}`)
  return (
    <li className={styles.recipient} aria-labelledby={titleId} data-path={`recipients.${index}`}>
      <div className={styles.recipientHead}>
        <Swatch index={index} />
        <h3 id={titleId}>{title}</h3>
        <IconButton
          aria-label={text('recipients.remove', { name: title })}
          onClick={() => change(draft => withoutRecipient(draft, id))}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.recipientFields}>
        <Input
          path={`recipients.${index}.name`}
          label={text(isTemplate ? 'recipients.roleName' : 'recipients.name')}
          value={name}
          autoFocus={isNew}
          maxLength={60}
          onChange={value => set({ name: value }, 'name')}
        />
        <Input
          path={`recipients.${index}.role`}
          label={text('recipients.role')}
          value={role}
          onChange={value => set({ role: value as DraftRecipient['role'], ...(value !== 'sign' && notSigning(value)) })}
        >
          {recipientRoles.map(value => (
            <MenuItem key={value} value={value}>
              {recipientRoleChoices[value].label[locale]}
            </MenuItem>
          ))}
        </Input>
        {role === 'sign' && (
          <Input
            path={`recipients.${index}.method`}
            label={text('recipients.method')}
            hint={text(`recipients.methods.${method}`)}
            value={method}
            onChange={value => set({ method: value as SignatureMethod })}
          >
            {signatureMethods.map(value => (
              <MenuItem key={value} value={value} disabled={!isOffered(value)}>
                {signatureMethodChoices[value].label[locale]}
                {!isOffered(value) && ` (${text('recipients.aadhaarOff')})`}
              </MenuItem>
            ))}
          </Input>
        )}
        <Input
          path={`recipients.${index}.email`}
          type="email"
          label={text('recipients.email')}
          value={email ?? ''}
          maxLength={254}
          onChange={value => set({ email: value || null }, 'email')}
        />
        <Input
          path={`recipients.${index}.phone`}
          type="tel"
          label={text('recipients.phone')}
          hint={text('recipients.phoneHint')}
          value={phone ?? ''}
          maxLength={20}
          onChange={value => set({ phone: value || null }, 'phone')}
        />
        <Input
          path={`recipients.${index}.locale`}
          label={text('recipients.language')}
          value={recipient.locale}
          onChange={value => set({ locale: value as DraftRecipient['locale'] })}
        >
          {locales.map(value => (
            <MenuItem key={value} value={value} lang={value}>
              {languageNames[value]}
            </MenuItem>
          ))}
        </Input>
        <Input
          path={`recipients.${index}.code`}
          label={text('recipients.code')}
          value={code ?? 'none'}
          onChange={value => set({ code: value === 'none' ? null : (value as 'email' | 'sms') })}
        >
          {(['none', 'email', 'sms'] as const).map(value => (
            <MenuItem key={value} value={value}>
              {text(`recipients.codes.${value}`)}
            </MenuItem>
          ))}
        </Input>
        {isActing(role) && (
          <Input
            path={`recipients.${index}.order`}
            type="number"
            label={text('recipients.order')}
            hint={text('recipients.orderHint')}
            value={String(order)}
            onChange={value => {
              const turn = Math.round(Number(value))
              if (turn >= 1 && turn <= esignLimits.recipients) set({ order: turn }, 'order')
            }}
          />
        )}
        {isActing(role) && (
          <FormControlLabel
            className={styles.delegate}
            data-path={`recipients.${index}.canDelegate`}
            label={text('recipients.canDelegate')}
            control={<Checkbox checked={canDelegate} onChange={event => set({ canDelegate: event.target.checked })} />}
          />
        )}
      </div>
    </li>
  )
}

/** Whoever gets a copy cannot hand it over, and only whoever signs can do so digitally. */
const notSigning = (role: string): Partial<DraftRecipient> => ({
  method: 'picture',
  ...((role === 'copy' || role === 'hiddenCopy') && { canDelegate: false }),
})

const isOffered = (method: SignatureMethod): boolean => method !== 'aadhaar' || clientConfig().aadhaarEsign

interface InputProps {
  path: string
  label: string
  value: string
  type?: 'email' | 'tel' | 'number'
  hint?: string
  maxLength?: number
  autoFocus?: boolean
  /** Options: then it is a select. */
  children?: ReactNode
  onChange: (value: string) => void
}

const Input = ({ path, label, value, type, hint, maxLength, autoFocus = false, children, onChange }: InputProps) => {
  const { problemAt, isTemplate } = useBuilder()
  const problem = isTemplate ? undefined : problemAt(path)
  return (
    <TextField
      data-path={path}
      select={children !== undefined}
      type={type ?? 'text'}
      label={label}
      value={value}
      autoFocus={autoFocus}
      error={problem !== undefined && value !== ''}
      helperText={problem ?? hint}
      onChange={event => onChange(event.target.value)}
      slotProps={{
        htmlInput: {
          autoComplete: 'off',
          ...(maxLength && { maxLength }),
          ...(type === 'number' && { min: 1, max: esignLimits.recipients }),
        },
      }}
    >
      {children}
    </TextField>
  )
}
