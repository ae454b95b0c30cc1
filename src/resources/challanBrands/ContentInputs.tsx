import { TextField } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type FieldError, useController } from 'react-hook-form'
import type { BrandContent } from '../../../contracts/challans/challanBrand.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './ChallanBrands.module.css'
import { LanguageInput, LocalizedInput, LocalizedRows } from './localizedInputs.tsx'

/** All texts of a brand's page in both languages (A103). Each input is a form field, so that server errors are shown beside it. */
export const ContentInputs = () => {
  const text = useTexts('adminChallans')
  const title = (part: 'claims' | 'questions' | 'features') => text(`brands.parts.${part}`)
  return (
    <>
      <Part title={text('brands.parts.headline')}>
        <LocalizedInput long label={text('brands.parts.headline')} name="content.headline" />
        <LocalizedInput long label={text('brands.parts.lead')} name="content.lead" />
      </Part>
      <LocalizedRows title={title('claims')} name="content.claims" parts={['figure', 'words']} />
      <SettlementTimes />
      <LocalizedRows title={title('questions')} name="content.questions" parts={['question', 'answer']} long="answer" />
      <Offer name="partner" />
      <Offer name="integration" />
      <LocalizedRows title={title('features')} name="content.features" parts={['title', 'text']} long="text" />
      <Part title={text('brands.parts.trustedBy')}>
        <TrustedBy />
      </Part>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.part}>
    <h3>{title}</h3>
    {children}
  </div>
)

const Offer = ({ name }: { name: 'partner' | 'integration' }) => {
  const text = useTexts('adminChallans')
  const title = text(`brands.parts.${name}`)
  return (
    <>
      <Part title={title}>
        <LocalizedInput label={text('brands.fields.title')} name={`content.${name}.title`} />
        <LocalizedInput long label={text('brands.fields.text')} name={`content.${name}.text`} />
      </Part>
      <LocalizedRows
        title={`${title}: ${text('brands.fields.point')}`}
        name={`content.${name}.points`}
        parts={['point']}
      />
    </>
  )
}

type Settlement = NonNullable<BrandContent['settlement']>
type SettlementErrors = Partial<Record<string, Partial<Record<string, FieldError>>>>

const routes = ['online', 'virtual_court', 'physical_court'] as const satisfies (keyof Settlement)[]
const noText = { en: '', hi: '' }
const noTimes: Settlement = { online: noText, virtual_court: noText, physical_court: noText }

const isBlank = (times: Settlement) => routes.every(route => !times[route].en.trim() && !times[route].hi.trim())

/** Settlement times in the brand's own words, for all routes or for none. If there are none, the field is not sent. */
const SettlementTimes = () => {
  const text = useTexts('adminChallans')
  const tool = useTexts('challanTool')
  const { field, fieldState } = useController({ name: 'content.settlement' })
  // If undefined were sent, react-hook-form would restore the default value, so the input keeps its own state.
  const [times, setTimes] = useState<Settlement>(field.value ?? noTimes)
  const errors = fieldState.error as SettlementErrors | undefined
  const change = (route: keyof Settlement, changed: Partial<Settlement['online']>) => {
    const next = { ...times, [route]: { ...times[route], ...changed } }
    setTimes(next)
    field.onChange(isBlank(next) ? undefined : next)
  }
  return (
    <Part title={text('brands.parts.settlement')}>
      <p className={styles.hint}>{text('brands.settlementHint')}</p>
      {routes.map(route => (
        <div key={route} className={styles.pair}>
          {(['en', 'hi'] as const).map(language => (
            <LanguageInput
              key={language}
              label={tool(`routes.${route}`)}
              language={language}
              value={times[route][language]}
              problem={errors?.[route]?.[language]?.message}
              {...(route === 'online' && language === 'en' && { inputRef: field.ref })}
              onChange={value => change(route, { [language]: value })}
            />
          ))}
        </div>
      ))}
    </Part>
  )
}

/** Company names, one per line. */
const TrustedBy = () => {
  const text = useTexts('adminChallans')
  const { field, fieldState } = useController({ name: 'content.trustedBy' })
  const names: string[] = field.value
  const errors = fieldState.error as readonly (FieldError | undefined)[] | undefined
  const problems = names.flatMap((_, index) => {
    const message = errors?.[index]?.message
    return message ? [text('brands.lineProblem', { line: index + 1, message })] : []
  })
  return (
    <TextField
      multiline
      minRows={2}
      label={text('brands.parts.trustedBy')}
      error={problems.length > 0}
      helperText={problems.length > 0 ? problems.join(' ') : text('brands.trustedByHint')}
      value={names.join('\n')}
      inputRef={field.ref}
      onBlur={field.onBlur}
      onChange={event => field.onChange(event.target.value === '' ? [] : event.target.value.split('\n'))}
    />
  )
}
