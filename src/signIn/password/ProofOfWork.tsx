import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldMessage } from '../../components/FieldMessage.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Captcha.module.css'
import type { CaptchaProps } from './captchaProps.ts'

/** A checkbox that makes the browser solve a puzzle: no effort for a person, but computing time for a script. */
export const ProofOfWork = ({ onToken, error }: CaptchaProps) => {
  const text = useTexts('signIn')
  const id = useId()
  const [state, setState] = useState<'open' | 'working' | 'done' | 'failed'>('open')

  async function work(): Promise<void> {
    setState('working')
    try {
      const { solveCaptcha } = await import('../../dataProvider/solveCaptcha.ts')
      onToken(await solveCaptcha())
      setState('done')
    } catch {
      setState('failed')
    }
  }

  const ticked = state === 'working' || state === 'done'
  return (
    <div>
      <label className={styles.box} data-invalid={error ? true : undefined}>
        <input
          type="checkbox"
          checked={ticked}
          readOnly={ticked}
          aria-invalid={error ? true : undefined}
          aria-describedby={id}
          onChange={() => !ticked && void work()}
        />
        {text('captcha.label')}
        <span className={styles.state} role="status">
          {state === 'working' && (
            <>
              <LoaderCircle className={styles.turning} size={16} aria-hidden="true" /> {text('captcha.working')}
            </>
          )}
          {state === 'done' && (
            <span className={styles.done}>
              <CircleCheck size={16} aria-hidden="true" /> {text('captcha.done')}
            </span>
          )}
        </span>
      </label>
      <div id={id}>
        <FieldMessage error={error ?? (state === 'failed' && text('captcha.failed'))} />
      </div>
    </div>
  )
}
