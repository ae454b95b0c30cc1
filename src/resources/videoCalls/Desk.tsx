import { Button, FormControlLabel, Switch, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { readCallDesk, setCallDuty, takeVideoCall } from '../../../contracts/calls/videoCalls.ts'
import { paths, withId } from '../../../contracts/platform/paths.ts'
import { type Locale, locales } from '../../../contracts/platform/text.ts'
import { useCanCall, useSession } from '../../authProvider/session.ts'
import { BusyButton } from '../../components/BusyButton.tsx'
import { Section } from '../../components/Section.tsx'
import { useToast } from '../../components/useToast.ts'
import { useCallMutation, useCallQuery } from '../../dataProvider/useCallQuery.ts'
import { useDateFormats } from '../../i18n/dates.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { canRecord } from './recording/recorder.ts'
import styles from './VideoCalls.module.css'

const EVERY_MS = 5_000

/** The queue of the account, and the reader as an agent. */
export const Desk = () => {
  const text = useTexts('videoCallsScreen')
  const toast = useToast()
  const navigate = useNavigate()
  const { short } = useDateFormats()
  const { kycComplete } = useSession()
  const mayTake = useCanCall(takeVideoCall)
  const { data: desk, refetch } = useCallQuery(readCallDesk, {}, { enabled: kycComplete, refetchInterval: EVERY_MS })
  const duty = useCallMutation(setCallDuty)
  const taking = useCallMutation(takeVideoCall)
  const [chosen, setChosen] = useState<Locale[] | null>(null)
  if (!desk) return null
  const languages = chosen ?? (desk.languages.length > 0 ? desk.languages : [...locales])
  const onError = ({ message }: Error) => toast(message, 'error')
  const set = (onDuty: boolean, spoken: Locale[]) =>
    duty.mutate({ body: { onDuty, languages: spoken } }, { onSuccess: () => void refetch(), onError })
  const take = () =>
    taking.mutate(
      { body: {} },
      {
        onSuccess: ({ id }) => {
          if (id === null) toast(text('desk.none'), 'success')
          else void navigate(withId(paths.videoKycCall, id))
        },
        onError,
      },
    )
  const isWaited = desk.waiting.en + desk.waiting.hi > 0
  return (
    <div className={styles.desk}>
      <Section title={text('desk.title')} aside={<span>{text('desk.agents', { smart_count: desk.agents })}</span>}>
        <div className={styles.stack}>
          <p className={styles.lead}>
            {isWaited ? text('desk.waiting', desk.waiting) : text('desk.nobody')}
            {desk.oldestAt && `. ${text('desk.oldest', { time: short(desk.oldestAt) })}`}
          </p>
          {mayTake && !canRecord() && <p className={styles.lead}>{text('desk.unsupported')}</p>}
          {mayTake && canRecord() && (
            <div className={styles.row}>
              <FormControlLabel
                control={
                  <Switch
                    checked={desk.onDuty}
                    onChange={(_, isOn) => set(isOn, languages)}
                    disabled={duty.isPending}
                  />
                }
                label={text('desk.duty')}
              />
              <ToggleButtonGroup
                size="small"
                aria-label={text('desk.languages')}
                value={languages}
                onChange={(_, next: Locale[]) => {
                  if (next.length === 0) return
                  setChosen(next)
                  if (desk.onDuty) set(true, next)
                }}
              >
                {locales.map(locale => (
                  <ToggleButton key={locale} value={locale}>
                    {text(`form.locales.${locale}`)}
                  </ToggleButton>
                ))}
              </ToggleButtonGroup>
              {desk.current ? (
                <Button variant="contained" component={Link} to={withId(paths.videoKycCall, desk.current)}>
                  {text('desk.back')}
                </Button>
              ) : (
                <BusyButton variant="contained" busy={taking.isPending} disabled={!desk.onDuty} onClick={take}>
                  {text('desk.take')}
                </BusyButton>
              )}
            </div>
          )}
          {mayTake && <p className={styles.lead}>{text('desk.lead')}</p>}
        </div>
      </Section>
    </div>
  )
}
