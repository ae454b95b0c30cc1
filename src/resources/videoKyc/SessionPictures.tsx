import type { ShownVideoSession } from '../../../contracts/cases/videoKyc/shown.ts'
import { useTexts } from '../../i18n/useTexts.ts'
import { useKeptPicture } from '../ocr/useKeptPicture.ts'
import { useTaskWords } from './taskWords.ts'
import styles from './VideoKyc.module.css'

/** The pictures of a session, as far as they are kept. */
export const SessionPictures = ({ session: { card, tasks, attempt } }: { session: ShownVideoSession }) => {
  const text = useTexts('videoKycScreen')
  const wordsOf = useTaskWords()
  const pictures = [
    ...(card ? [{ ...card, what: text('detail.card') }] : []),
    ...tasks.flatMap(task => (task.picture ? [{ ...task.picture, what: wordsOf(task) }] : [])),
  ]
  if (pictures.length === 0) return null
  return (
    <>
      <h3>{text('detail.pictures')}</h3>
      <ul className={styles.pictures}>
        {pictures.map(({ file, what, isKept }) => (
          <li key={file}>
            {isKept ? (
              <KeptPicture file={file} alt={text('detail.picture', { what, number: attempt })} />
            ) : (
              <span className={styles.placeholder}>{text('detail.pictureGone')}</span>
            )}
            {what}
          </li>
        ))}
      </ul>
    </>
  )
}

const KeptPicture = ({ file, alt }: { file: string; alt: string }) => {
  const text = useTexts('videoKycScreen')
  const loaded = useKeptPicture(file, 0)
  if (loaded && 'url' in loaded) return <img src={loaded.url} alt={alt} />
  return <span className={styles.placeholder}>{loaded && 'failed' in loaded ? text('detail.pictureFailed') : ''}</span>
}
