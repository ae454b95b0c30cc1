import { ArrowDown, List, PenLine, ScrollText } from 'lucide-react'
import type { RefObject } from 'react'
import type { EsignSigning } from '../../../contracts/calls/esignLinks.ts'
import { Button } from '../../components/plain/Button.tsx'
import { useTexts } from '../../i18n/useTexts.ts'
import styles from './Guide.module.css'
import type { Signing } from './signing/useSigning.ts'

export type View = 'pages' | 'form'

interface GuideProps {
  role: EsignSigning['role']
  method: EsignSigning['method']
  signing: Signing
  view: View
  /** What has just happened, for people who do not see it. */
  said: string
  button: RefObject<HTMLButtonElement | null>
  onView: (view: View) => void
  onNext: () => void
  onFinish: () => void
}

/** Stays at the bottom of the window and leads from field to field, then to the end. */
export const Guide = ({ role, method, signing, view, said, button, onView, onNext, onFinish }: GuideProps) => {
  const text = useTexts('publicEsign')
  const { open, count, saved, problem, isBusy, save } = signing
  const left = open.length
  const other: View = view === 'pages' ? 'form' : 'pages'
  const Icon = other === 'form' ? List : ScrollText
  return (
    <section className={styles.guide} aria-label={text('guide.label')}>
      <p className="hidden-text" role="status">
        {said}
      </p>
      {problem && (
        <div className={styles.problem} role="alert">
          <p>{problem.message}</p>
          {problem.isOutdated && (
            <Button look="link" onClick={() => location.reload()}>
              {text('guide.reload')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.progress}>
          <b>
            {left > 0
              ? text(left === 1 ? 'guide.oneLeft' : 'guide.left', { left })
              : text(count > 0 ? 'guide.allDone' : `guide.ready.${role}`)}
          </b>
          {count > 0 && <SaveLine saved={saved} onSave={() => void save()} />}
        </div>
        {count > 0 && (
          <button type="button" className={styles.view} onClick={() => onView(other)}>
            <Icon size={18} aria-hidden="true" />
            {text(`guide.views.${other}`)}
          </button>
        )}
        <div className={styles.main}>
          {left > 0 ? (
            <Button ref={button} onClick={onNext}>
              <ArrowDown size={18} aria-hidden="true" /> {text('guide.next')}
            </Button>
          ) : (
            <Button ref={button} busy={isBusy && text('wait')} onClick={onFinish}>
              <PenLine size={18} aria-hidden="true" />{' '}
              {text(`guide.finish.${role === 'sign' && method !== 'picture' ? method : role}`)}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const SaveLine = ({ saved, onSave }: { saved: Signing['saved']; onSave: () => void }) => {
  const text = useTexts('publicEsign')
  if (saved === 'failed')
    return (
      <span className={styles.notSaved}>
        {text('guide.notSaved')}{' '}
        <Button look="link" onClick={onSave}>
          {text('guide.saveAgain')}
        </Button>
      </span>
    )
  return <span>{text(saved === 'saved' ? 'guide.saved' : 'guide.saving')}</span>
}
