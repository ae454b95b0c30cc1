import { Checkbox, FormControlLabel } from '@mui/material'
import { useId } from 'react'
import { actionNames, permissionNames } from '../../../contracts/people/permissionNames.ts'
import { actions, canAccess, type Grants, type Permission, permissions } from '../../../contracts/people/permissions.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useField } from '../../components/form/useField.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Roles.module.css'

/** Chooses what a role permits: a row of actions for each permission that can be given. */
export const RightsField = ({ choices }: { choices: Grants }) => {
  const text = useTexts('roles')
  const id = useId()
  const { value, onChange, ref, problem } = useField({
    check: grants =>
      Object.values(grants as Grants).some(granted => granted.length > 0) ? undefined : text('form.chooseSome'),
  })
  const chosen = (value ?? {}) as Grants
  const offered = permissions.filter(permission => choices[permission])
  const set = (permission: Permission, granted: Grants[Permission]) => onChange({ ...chosen, [permission]: granted })
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.rightsTitle}>
        {text('form.permissions')}
      </h3>
      <FieldMessage error={problem} hint={text('form.permissionsHint')} />
      {offered.map((permission, index) => (
        <RightsRow
          key={permission}
          permission={permission}
          choices={choices}
          chosen={chosen}
          {...(index === 0 && { inputRef: ref })}
          onChange={granted => set(permission, granted)}
        />
      ))}
    </div>
  )
}

interface RightsRowProps {
  permission: Permission
  choices: Grants
  chosen: Grants
  inputRef?: React.Ref<HTMLInputElement>
  onChange: (granted: Grants[Permission]) => void
}

/** One permission: all of it, or some of its actions. */
const RightsRow = ({ permission, choices, chosen, inputRef, onChange }: RightsRowProps) => {
  const text = useTexts('roles')
  const locale = useLocale()
  const area = permissionNames[permission][locale]
  const offered = actions.filter(action => canAccess(choices, { permission, action }))
  const granted = offered.filter(action => canAccess(chosen, { permission, action }))
  const isWhole = granted.length === offered.length
  return (
    <fieldset className={styles.rights}>
      <legend>
        <FormControlLabel
          label={area}
          control={
            <Checkbox
              checked={isWhole}
              indeterminate={granted.length > 0 && !isWhole}
              onChange={() => onChange(isWhole ? [] : offered)}
              slotProps={{ input: { 'aria-label': text('form.all', { area }), ...(inputRef && { ref: inputRef }) } }}
            />
          }
        />
      </legend>
      <div className={styles.actions}>
        {offered.map(action => (
          <FormControlLabel
            key={action}
            label={actionNames[action][locale]}
            control={
              <Checkbox
                size="small"
                checked={granted.includes(action)}
                onChange={() => onChange(offered.filter(one => (one === action) !== granted.includes(one)))}
              />
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
