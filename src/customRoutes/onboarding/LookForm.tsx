import { TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { readOnboardingLook, saveOnboardingLook } from '../../../contracts/calls/onboarding.ts'
import { accentContrast, LEAST_CONTRAST } from '../../../contracts/onboarding/contrast.ts'
import type { OnboardingLook } from '../../../contracts/onboarding/look.ts'
import { paths } from '../../../contracts/platform/paths.ts'
import { useCanCall } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { TwoColumns } from '../../components/TwoColumns.tsx'
import { useToast } from '../../components/useToast.ts'
import { callQueryKey, useCallMutation } from '../../dataProvider/useCallQuery.ts'
import { useLocale } from '../../i18n/locale.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Settings.module.css'

const HOUSE_ACCENT = '#0c6577'
const isColour = (typed: string) => /^#[0-9a-fA-F]{6}$/.test(typed)

interface LookFormProps {
  look: OnboardingLook
  /** A data URL; null without one. */
  logo: string | null
}

/** Colour and words of applicants' pages, with the contrast of the colour and a preview. */
export const LookForm = ({ look, logo }: LookFormProps) => {
  const text = useTexts('onboardingScreen')
  const toast = useToast()
  const cache = useQueryClient()
  const mayEdit = useCanCall(saveOnboardingLook)
  const [accent, setAccent] = useState(look.accent ?? HOUSE_ACCENT)
  const [welcome, setWelcome] = useState(look.welcome)
  const [ending, setEnding] = useState(look.ending)
  const { mutate, isPending } = useCallMutation(saveOnboardingLook)
  const ratio = isColour(accent) ? accentContrast(accent) : null
  const isPale = ratio !== null && ratio < LEAST_CONTRAST
  const rounded = ratio === null ? '' : (Math.floor(ratio * 10) / 10).toFixed(1)
  const hint =
    ratio === null
      ? text('settings.accentHint')
      : text(isPale ? 'settings.tooPale' : 'settings.contrast', { ratio: rounded })
  const save = (event: FormEvent) => {
    event.preventDefault()
    mutate(
      { body: { accent: accent.toLowerCase() === HOUSE_ACCENT ? null : accent, welcome, ending } },
      {
        onSuccess: () => {
          toast(text('settings.saved'), 'success')
          void cache.invalidateQueries({ queryKey: callQueryKey(readOnboardingLook) })
        },
        onError: error => toast(error.message, 'error'),
      },
    )
  }
  const words = (
    label: 'welcomeEn' | 'welcomeHi' | 'endingEn' | 'endingHi',
    value: string,
    onChange: (value: string) => void,
  ) => (
    <TextField
      multiline
      minRows={3}
      label={text(`settings.${label}`)}
      value={value}
      helperText={label.startsWith('ending') ? text('settings.endingHint') : undefined}
      disabled={!mayEdit}
      slotProps={{ htmlInput: { maxLength: 600 } }}
      onChange={event => onChange(event.target.value)}
    />
  )
  return (
    <TwoColumns aside={<Preview accent={isColour(accent) ? accent : HOUSE_ACCENT} welcome={welcome} logo={logo} />}>
      <Section title={text('settings.look')}>
        <form className={styles.form} onSubmit={save}>
          <p className={styles.quiet}>{text('settings.lookDetail')}</p>
          <p className={styles.quiet}>
            {logo === null && `${text('settings.noLogo')}. `}
            <Link to={paths.myAccount}>{text('settings.toLogo')}</Link>
          </p>
          <div className={styles.colour}>
            <input
              type="color"
              aria-label={text('settings.accent')}
              value={isColour(accent) ? accent : HOUSE_ACCENT}
              disabled={!mayEdit}
              onChange={event => setAccent(event.target.value)}
            />
            <div>
              <TextField
                fullWidth
                label={text('settings.accent')}
                value={accent}
                error={ratio === null || isPale}
                helperText={hint}
                disabled={!mayEdit}
                onChange={event => setAccent(event.target.value.trim())}
              />
            </div>
          </div>
          <div className={styles.pair}>
            {words('welcomeEn', welcome.en, en => setWelcome({ ...welcome, en }))}
            {words('welcomeHi', welcome.hi, hi => setWelcome({ ...welcome, hi }))}
            {words('endingEn', ending.en, en => setEnding({ ...ending, en }))}
            {words('endingHi', ending.hi, hi => setEnding({ ...ending, hi }))}
          </div>
          {mayEdit && (
            <div className={styles.actions}>
              <BusyButton type="submit" variant="contained" busy={isPending} disabled={ratio === null || isPale}>
                {text('settings.save')}
              </BusyButton>
            </div>
          )}
        </form>
      </Section>
    </TwoColumns>
  )
}

interface PreviewProps {
  accent: string
  welcome: OnboardingLook['welcome']
  logo: string | null
}

const Preview = ({ accent, welcome, logo }: PreviewProps) => {
  const text = useTexts('onboardingScreen')
  const locale = useLocale()
  const button = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    button.current?.style.setProperty('background', accent)
  }, [accent])
  return (
    <Section title={text('settings.preview')}>
      <div className={styles.look}>
        {logo && <img className={styles.logo} src={logo} alt={text('settings.logo')} />}
        <p className={styles.quiet}>{text('settings.previewAsks', { asker: text('settings.you') })}</p>
        <strong>{text('settings.previewTitle')}</strong>
        {welcome[locale] && <p className={styles.words}>{welcome[locale]}</p>}
        <span ref={button} className={styles.button}>
          {text('settings.previewButton')}
        </span>
      </div>
    </Section>
  )
}
