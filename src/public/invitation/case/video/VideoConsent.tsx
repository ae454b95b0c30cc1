import { Volume2 } from 'lucide-react'
import type { VideoWay } from '../../../../../contracts/cases/videoKyc/session.ts'
import type { Text } from '../../../../../contracts/platform/text.ts'
import { Button } from '../../../../components/plain/Button.tsx'
import { useLocale } from '../../../../i18n/locale.ts'
import { useTexts } from '../../../../i18n/useTexts.ts'
import { useSubmit } from '../../useSubmit.ts'
import styles from '../CaseSteps.module.css'

interface VideoConsentProps {
  words: Text
  /** Of sessions with movements; null before the first. */
  attemptsLeft: number | null
  onBegin: (locale: 'en' | 'hi', way: VideoWay) => Promise<void>
}

/** The words of the consent, which can be heard, and the two ways to do it. */
export const VideoConsent = ({ words, attemptsLeft, onBegin }: VideoConsentProps) => {
  const text = useTexts('publicVideoKyc')
  const locale = useLocale()
  const { busy, error, submit } = useSubmit()
  const begin = (way: VideoWay) => void submit(() => onBegin(locale, way))
  const mayMove = attemptsLeft !== 0
  return (
    <div className={styles.form}>
      <p>{text('alone')}</p>
      <p className={styles.hint}>{text('needs')}</p>
      <p className={styles.consent}>{words[locale]}</p>
      <ListenButton words={words[locale]} locale={locale} />
      {attemptsLeft !== null && (
        <p role="status">{mayMove ? text('attemptsLeft', { count: attemptsLeft }) : text('attemptsOver')}</p>
      )}
      <p role="alert" className={styles.problem}>
        {error}
      </p>
      {mayMove && (
        <Button busy={busy && text('sending')} onClick={() => begin('moving')}>
          {text('agree')}
        </Button>
      )}
      <p>{text('stillLead')}</p>
      <Button look="secondary" busy={busy && text('sending')} onClick={() => begin('still')}>
        {text('still')}
      </Button>
      <p className={styles.hint}>{text('stillDetail')}</p>
    </div>
  )
}

const languages = { en: 'en-IN', hi: 'hi-IN' } as const

/** Where the browser has no voice of its own, there is nothing to listen to. */
const ListenButton = ({ words, locale }: { words: string; locale: 'en' | 'hi' }) => {
  const text = useTexts('publicVideoKyc')
  const speech = typeof window === 'undefined' ? undefined : (window.speechSynthesis as SpeechSynthesis | undefined)
  if (!speech) return null
  const listen = () => {
    const spoken = new SpeechSynthesisUtterance(words)
    spoken.lang = languages[locale]
    speech.cancel()
    speech.speak(spoken)
  }
  return (
    <Button look="link" onClick={listen}>
      <Volume2 size={16} aria-hidden="true" /> {text('listen')}
    </Button>
  )
}
