import { Button, IconButton, MenuItem, TextField } from '@mui/material'
import { ArrowUp, X } from 'lucide-react'
import type { RouteChoice } from '../../../contracts/platform/sourceProviders.ts'
import type { SourceRouteDetail } from '../../../contracts/resources/sourceRoute.ts'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useField } from '../../components/form/useField.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { movedUp, sumOf, withProvider } from './preview.ts'
import styles from './SourceRoutes.module.css'

type Providers = SourceRouteDetail['providers']

/** The providers in the order in which they are asked, with how often each is asked first. */
export const ChoicesEditor = ({ providers }: { providers: Providers }) => {
  const text = useTexts('adminSources')
  const { value, onChange, ref, problem } = useField({
    check: chosen => {
      const choices = chosen as RouteChoice[]
      const sum = sumOf(choices)
      return choices.length > 0 && sum !== 100 ? text('changing.sum', { sum }) : undefined
    },
  })
  const choices = value as RouteChoice[]
  const free = providers.filter(({ provider }) => !choices.some(one => one.provider === provider))
  const labelOf = (id: string) => providers.find(({ provider }) => provider === id)?.label ?? id
  const change = (at: number, percent: number) =>
    onChange(choices.map((choice, index) => (index === at ? { ...choice, percent } : choice)))
  return (
    <div className={styles.editor}>
      {choices.length === 0 && <p className={styles.none}>{text('changing.settings')}</p>}
      {choices.map(({ provider, percent }, at) => (
        <div key={provider} className={styles.choice}>
          <span>
            <b>{text(at === 0 ? 'changing.primary' : 'changing.fallback', { place: at })}</b> {labelOf(provider)}
          </span>
          <TextField
            size="small"
            inputRef={at === 0 ? ref : undefined}
            label={text('changing.share')}
            value={String(percent)}
            error={problem !== undefined}
            onChange={event => change(at, percentOf(event.target.value))}
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3, className: 'num', autoComplete: 'off' } }}
          />
          <IconButton
            disabled={at === 0}
            aria-label={text('changing.up', { provider: labelOf(provider) })}
            onClick={() => onChange(movedUp(choices, at))}
          >
            <ArrowUp size={18} />
          </IconButton>
          <IconButton
            aria-label={text('changing.remove', { provider: labelOf(provider) })}
            onClick={() => onChange(choices.filter(one => one.provider !== provider))}
          >
            <X size={18} />
          </IconButton>
        </div>
      ))}
      {free.length > 0 && (
        <TextField
          select
          size="small"
          label={text('changing.add')}
          value=""
          onChange={event => onChange(withProvider(choices, event.target.value))}
        >
          {free.map(({ provider, label }) => (
            <MenuItem key={provider} value={provider}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      {choices.length > 0 && (
        <Button size="small" color="inherit" onClick={() => onChange([])}>
          {text('changing.back')}
        </Button>
      )}
      <FieldMessage error={problem} hint={text('changing.shareHint')} />
    </div>
  )
}

/** Whole percent; what is no number counts as 0. */
const percentOf = (typed: string): number => {
  const number = Number(typed.replace(/\D/g, ''))
  return Number.isSafeInteger(number) ? Math.min(100, number) : 0
}
