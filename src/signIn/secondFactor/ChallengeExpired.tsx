import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import { FormTitle } from '../FormHeader.tsx'
import styles from '../form.module.css'

/** No code helps any more: the first step comes again. */
export const ChallengeExpired = ({ words, onAgain }: { words: string; onAgain: () => void }) => {
  const text = useTexts('secondFactorStep')
  return (
    <>
      <FormTitle>{text('title')}</FormTitle>
      <p className={styles.lead} role="alert">
        {words}
      </p>
      <Button autoFocus onClick={onAgain}>
        {text('again')}
      </Button>
    </>
  )
}
