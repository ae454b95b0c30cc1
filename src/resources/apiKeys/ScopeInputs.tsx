import { Checkbox, FormControlLabel } from '@mui/material'
import { type KeyScope, keyScopes } from '../../../contracts/apiKeys.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { RadioChoices } from '../../components/RadioChoices.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Keys.module.css'
import { useScopeLabel } from './useScopeLabel.ts'

interface ScopeInputsProps {
  /** Null: everything. */
  scopes: readonly KeyScope[] | null
  onChange: (scopes: readonly KeyScope[] | null) => void
}

/** Everything, also what comes later, or a list of what a key may call. */
export const ScopeInputs = ({ scopes, onChange }: ScopeInputsProps) => {
  const text = useTexts('apiKeys')
  const label = useScopeLabel()
  const toggle = (scope: KeyScope) =>
    onChange(keyScopes.filter(one => (one === scope) !== (scopes ?? []).includes(one)))
  return (
    <div>
      <RadioChoices
        title={text('dialog.allowed')}
        value={scopes ? 'only' : 'all'}
        choices={[
          { value: 'all', label: text('dialog.all'), detail: text('dialog.allHint') },
          { value: 'only', label: text('dialog.only') },
        ]}
        onChange={next => onChange(next === 'all' ? null : [])}
      />
      {scopes && (
        <div className={styles.scopes} role="group" aria-label={text('dialog.only')}>
          {keyScopes.map(scope => (
            <FormControlLabel
              key={scope}
              label={label(scope)}
              control={<Checkbox checked={scopes.includes(scope)} onChange={() => toggle(scope)} />}
            />
          ))}
          <FieldMessage hint={scopes.length === 0 && text('dialog.onlyNone')} />
        </div>
      )}
    </div>
  )
}
